import "server-only";
import { db } from "./client";
import { Prisma } from "./generated/client";

/** Rows of one table as JSON, all with the same columns. */
export type JsonRows = { table: Prisma.ModelName; columns: string[]; json: string };

/**
 * Inserts rows into one or more tables in one statement with one JSON parameter per table, which is several times faster
 * than a long value list. Rows may refer to each other across tables. All rows of a table must have the same keys.
 */
export function insertRows(
  tables: Partial<Record<Prisma.ModelName, object[]>>,
  within: Pick<typeof db, "$executeRaw"> = db,
) {
  const asJson = Object.entries(tables).map(([table, rows]) => ({
    table: table as Prisma.ModelName,
    columns: Object.keys(rows[0] ?? {}),
    json: JSON.stringify(rows),
  }));
  return insertJson(asJson, within);
}

/** Inserts rows that are already JSON. */
export function insertJson(tables: JsonRows[], within: Pick<typeof db, "$executeRaw">) {
  const inserts = tables.map(({ table, columns: names, json }, index) => {
    const target = Prisma.raw(`"${table}"`);
    const columns = Prisma.raw(quoted(names));
    return Prisma.sql`${Prisma.raw(`insert_${index}`)} AS (
      INSERT INTO ${target} (${columns})
      SELECT ${columns} FROM jsonb_populate_recordset(NULL::${target}, ${json}::jsonb))`;
  });
  return within.$executeRaw`WITH ${Prisma.join(inserts)} SELECT`;
}

function quoted(names: string[]): string {
  return names.map((name) => `"${name}"`).join(", ");
}
