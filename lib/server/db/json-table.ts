import "server-only";
import { Prisma } from "./generated/client";

/**
 * Selects rows that are a JSON array as columns of these types. `jsonb_to_recordset` would do the same, but Citus loses its
 * column list on the way to a worker.
 */
export function jsonTable(rows: object[], columns: Record<string, "uuid" | "date" | "timestamptz">) {
  const values = Object.entries(columns).map(
    ([column, type]) => Prisma.sql`(e ->> ${column})::${Prisma.raw(type)} AS ${Prisma.raw(`"${column}"`)}`,
  );
  return Prisma.sql`(SELECT ${Prisma.join(values)} FROM jsonb_array_elements(${JSON.stringify(rows)}::jsonb) e)`;
}
