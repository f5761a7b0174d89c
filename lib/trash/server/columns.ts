import "server-only";
import type { RawDatabase } from "@/lib/server/db/raw-database";
import type { TrashTable } from "./tables";

/** A column as the database describes it. The type is as in SQL, such as "numeric(7,4)". */
export type Column = { name: string; type: string };

/**
 * Returns the columns of tables that a packed row has, in the order of the tables: all but the owner and what the database generates.
 * Read from the database, so that an instance also packs columns that a newer version has added.
 */
export async function readColumns(
  database: RawDatabase,
  tables: TrashTable[],
): Promise<Map<TrashTable, Column[]>> {
  const rows = await database.$queryRaw<{ table: TrashTable; columns: Column[] }[]>`
    SELECT t AS "table", (
      SELECT json_agg(json_build_object('name', a."attname", 'type', format_type(a."atttypid", a."atttypmod")) ORDER BY a."attnum")
      FROM pg_attribute a WHERE a."attrelid" = quote_ident(t)::regclass
        AND a."attnum" > 0 AND NOT a."attisdropped" AND a."attgenerated" = '' AND a."attname" <> 'userId') AS "columns"
    FROM unnest(${tables}::text[]) WITH ORDINALITY u (t, at) ORDER BY at`;
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}
