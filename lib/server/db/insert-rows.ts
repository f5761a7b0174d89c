import "server-only";
import { db } from "./client";
import { isDistributed } from "./distributed";
import { Prisma } from "./generated/client";

type Within = Pick<typeof db, "$executeRaw" | "$queryRaw">;

/** Rows of one table as JSON, all with the same columns. */
export type JsonRows = { table: Prisma.ModelName; columns: string[]; json: string };

/**
 * Inserts rows into one or more tables in one statement with one JSON parameter per table, which is several times faster
 * than a long value list. Rows may refer to each other across tables. All rows of a table must have the same keys.
 */
export function insertRows(tables: Partial<Record<Prisma.ModelName, object[]>>, within: Within = db) {
  const asJson = Object.entries(tables).map(([table, rows]) => ({
    table: table as Prisma.ModelName,
    columns: Object.keys(rows[0] ?? {}),
    json: JSON.stringify(rows),
  }));
  return insertJson(asJson, within);
}

/** Inserts rows that are already JSON. Citus inserts into one table in a statement, so there it is a transaction. */
export async function insertJson(tables: JsonRows[], within: Within): Promise<void> {
  const inserts = tables.map(insertOf);
  if (!(await isDistributed(within))) {
    const parts = inserts.map((insert, index) => Prisma.sql`${Prisma.raw(`insert_${index}`)} AS (${insert})`);
    await within.$executeRaw`WITH ${Prisma.join(parts)} SELECT`;
    return;
  }
  const insertAll = async (transaction: Within) => {
    const ordered = tables.toSorted((a, b) => rank(a) - rank(b));
    for (const rows of ordered) await transaction.$executeRaw(insertOf(rows));
  };
  await (within === db ? db.$transaction(insertAll) : insertAll(within));
}

function insertOf({ table, columns: names, json }: JsonRows): Prisma.Sql {
  const target = Prisma.raw(`"${table}"`);
  const columns = Prisma.raw(quoted(names));
  return Prisma.sql`INSERT INTO ${target} (${columns})
    SELECT ${columns} FROM jsonb_populate_recordset(NULL::${target}, ${json}::jsonb)`;
}

// The tables that others refer to.
const parents = [
  "User",
  "Client",
  "BankAccount",
  "Project",
  "ClientContact",
  "PartnerContact",
  "SalesDocument",
];
const rank = ({ table }: JsonRows) => (parents.includes(table) ? parents.indexOf(table) : parents.length);

function quoted(names: string[]): string {
  return names.map((name) => `"${name}"`).join(", ");
}
