import "server-only";
import { Prisma } from "@/lib/server/db/generated/client";
import type { RawDatabase } from "@/lib/server/db/raw-database";
import type { TrashTable } from "./tables";

/** A column as the database describes it. The type is as in SQL, such as "numeric(7,4)". */
export type Column = { name: string; type: string };

/**
 * The columns of a table that a packed row has, as JSON: all but the owner and what the database generates. Read from the
 * database, so that an instance also packs columns that a newer version has added.
 */
export function columnsOf(table: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(
    SELECT json_agg(json_build_object('name', a."attname", 'type', format_type(a."atttypid", a."atttypmod")) ORDER BY a."attnum")
    FROM pg_attribute a WHERE a."attrelid" = quote_ident(${table})::regclass
      AND a."attnum" > 0 AND NOT a."attisdropped" AND a."attgenerated" = '' AND a."attname" <> 'userId')`;
}

/** Returns the columns of tables. */
export async function readColumns(
  database: RawDatabase,
  tables: TrashTable[],
): Promise<Map<TrashTable, Column[]>> {
  const rows = await database.$queryRaw<{ table: TrashTable; columns: Column[] }[]>`
    SELECT t AS "table", ${columnsOf(Prisma.sql`t`)} AS "columns" FROM unnest(${tables}::text[]) t`;
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}
