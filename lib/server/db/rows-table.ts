import "server-only";
import { Prisma } from "./generated/client";

/**
 * Selects rows as a table with columns of these types. `jsonb_to_recordset` would do the same, but Citus loses its column list on
 * the way to a worker; and it refuses casts of text to dates beside columns.
 */
export function rowsTable(
  rows: Record<string, unknown>[],
  columns: Record<string, "uuid" | "date" | "timestamptz">,
): Prisma.Sql {
  const arrays = Object.entries(columns).map(
    ([column, type]) => Prisma.sql`${rows.map((row) => row[column])}::${Prisma.raw(type)}[]`,
  );
  const names = Prisma.raw(
    Object.keys(columns)
      .map((column) => `"${column}"`)
      .join(", "),
  );
  return Prisma.sql`(SELECT ${names} FROM unnest(${Prisma.join(arrays)}) u (${names}))`;
}
