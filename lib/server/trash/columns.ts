import "server-only";
import type { Prisma } from "@/lib/server/db/generated/client";
import { quoted } from "./table-names";
import type { TrashTable } from "./tables";

/** A column as the database describes it. The type is as in SQL, such as "numeric(7,4)". */
export type Column = { name: string; type: string };

/**
 * Returns the columns of tables that a packed row has: all but the owner and what the database generates. Read from the database,
 * so that an instance also packs columns that a newer version has added.
 */
export async function readColumns(
  database: Pick<Prisma.TransactionClient, "$queryRaw">,
  tables: TrashTable[],
): Promise<Map<TrashTable, Column[]>> {
  const rows = await database.$queryRaw<{ table: TrashTable; columns: Column[] }[]>`
    SELECT c."relname"::text AS "table", json_agg(json_build_object(
      'name', a."attname", 'type', format_type(a."atttypid", a."atttypmod")) ORDER BY a."attnum") AS "columns"
    FROM pg_attribute a JOIN pg_class c ON c."oid" = a."attrelid"
    WHERE a."attrelid" = ANY(${tables.map(quoted)}::text[]::regclass[])
      AND a."attnum" > 0 AND NOT a."attisdropped" AND a."attgenerated" = '' AND a."attname" <> 'userId'
    GROUP BY 1`;
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}
