import "server-only";
import { Prisma } from "@/lib/server/db/generated/client";
import { readColumns } from "./columns";
import { packedColumns, packTable } from "./packed-rows";
import { name } from "./table-names";
import type { TrashTable } from "./tables";

type Transaction = Pick<Prisma.TransactionClient, "$queryRaw" | "$executeRaw">;

/**
 * What `TrashEntry.rows` contains instead of the rows of tables. Earlier versions, which can run beside this one during an
 * update, expect an object there: an array makes them refuse to restore the entry, instead of restoring nothing.
 */
export const NO_TABLES = Prisma.sql`'tables', '[]'::json`;

/**
 * Packs the rows of entries of earlier versions, which are JSON, as those of this version are. Until it expires, any of a tenant's
 * entries can be such a one.
 */
export async function packEarlierEntries(transaction: Transaction, userId: string): Promise<void> {
  const entries = await transaction.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "TrashEntry"
    WHERE "userId" = ${userId}::uuid AND json_typeof("rows" -> 'tables') = 'object' ORDER BY "id" FOR UPDATE`;
  for (const { id } of entries) {
    const isEntry = Prisma.sql`e."userId" = ${userId}::uuid AND e."id" = ${id}::uuid`;
    const tables = await transaction.$queryRaw<{ table: TrashTable; names: string[] }[]>`
      SELECT t."key" AS "table", ARRAY(SELECT json_object_keys(t."value" -> 0)) AS "names"
      FROM "TrashEntry" e, json_each(e."rows" -> 'tables') t WHERE ${isEntry}`;
    const stored = await readColumns(
      transaction,
      tables.map(({ table }) => table),
    );
    for (const { table, names } of tables) {
      const columns = stored.get(table)?.filter((column) => names.includes(column.name)) ?? [];
      const rows = Prisma.sql`(SELECT r.* FROM "TrashEntry" e,
        json_populate_recordset(NULL::${name(table)}, e."rows" -> 'tables' -> ${table}) r WHERE ${isEntry})`;
      await transaction.$executeRaw`
        INSERT INTO "TrashedRows" (${packedColumns}) ${packTable({ userId, id }, table, columns, rows)}`;
    }
    await transaction.$executeRaw`
      UPDATE "TrashEntry" e SET "rows" = json_build_object(
        'cleared', e."rows" -> 'cleared', 'ended', e."rows" -> 'ended', ${NO_TABLES}) WHERE ${isEntry}`;
  }
}
