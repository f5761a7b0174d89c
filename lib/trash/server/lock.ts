import "server-only";
import { Prisma } from "@/lib/server/db/generated/client";
import type { RawDatabase } from "@/lib/server/db/raw-database";
import type { TrashKind } from "@/lib/trash/kinds";
import { type Column, readColumns } from "./columns";
import { deletedRows, name } from "./table-names";
import { isReferredTo, parentsOf, tableOfKind, tablesBelow, type TrashTable } from "./tables";

/**
 * The rows to delete: their ids, those of the rows below them that can have rows below themselves, and the columns of all tables
 * with rows to delete, parents first.
 */
export type Doomed = {
  kind: TrashKind;
  ids: Partial<Record<TrashTable, string[]>>;
  columns: Map<TrashTable, Column[]>;
};

/** Rows of a table that no other refers to. They need no lock, because nothing else is deleted with them. */
export async function withoutRowsBelow(
  database: RawDatabase,
  kind: TrashKind,
  ids: string[],
): Promise<Doomed> {
  const table = tableOfKind[kind];
  return { kind, ids: { [table]: ids }, columns: await readColumns(database, [table]) };
}

/**
 * Locks the rows to delete and the rows below them that others can refer to, in the order of decision 0147. Other changes of them
 * wait, instead of a conflict at the end. One statement is enough in a transaction of `inSnapshot`: a row that is added below
 * them while it waits is a conflict. The columns are another statement, because a distributed database runs this one on one node.
 */
export async function lockDoomed(
  database: RawDatabase,
  userId: string,
  kind: TrashKind,
  roots: string[],
): Promise<Doomed> {
  const root = tableOfKind[kind];
  const tables = tablesBelow(root);
  const referred = tables.filter(isReferredTo);
  const where = (table: TrashTable) =>
    Prisma.sql`r."userId" = ${userId}::uuid AND ${
      table === root ? Prisma.sql`r."id" = ANY(${roots}::uuid[])` : isBelow(table, referred)
    }`;
  const locked = referred.map(
    (table) => Prisma.sql`${deletedRows(table)} AS (
      SELECT r."id" FROM ${name(table)} r WHERE ${where(table)} ORDER BY r."id" FOR UPDATE)`,
  );
  const searches = tables.map((table) =>
    isReferredTo(table)
      ? Prisma.sql`SELECT ${table}::text AS "table", ${idsOf(table)} AS "ids"`
      : Prisma.sql`SELECT ${table}::text, NULL WHERE EXISTS (SELECT FROM ${name(table)} r WHERE ${where(table)})`,
  );
  const rows = await database.$queryRaw<{ table: TrashTable; ids: string[] | null }[]>`
    WITH ${Prisma.join(locked)} ${Prisma.join(searches, " UNION ALL ")}`;
  const found = new Map(rows.map(({ table, ids }) => [table, ids]));
  const ids: Doomed["ids"] = {};
  for (const [table, own] of found) if (own) ids[table] = own;
  const withRows = tables.filter((table) => found.has(table) && found.get(table)?.length !== 0);
  return { kind, ids, columns: await readColumns(database, withRows) };
}

/** The ids of the deleted rows of a table, as an array: for a join, PostgreSQL would read all rows of the owner. */
export function idsOf(table: TrashTable): Prisma.Sql {
  return Prisma.sql`ARRAY(SELECT g."id" FROM ${deletedRows(table)} g)`;
}

/** The condition that a row `r` of a table refers to a row of one of these in a way that deletes it with that row. */
export function isBelow(table: TrashTable, tables: TrashTable[]): Prisma.Sql {
  const references = parentsOf(table).filter(([, parent]) => tables.includes(parent));
  return Prisma.sql`(${Prisma.join(
    references.map(([column, parent]) => Prisma.sql`r.${name(column)} = ANY(${idsOf(parent)})`),
    " OR ",
  )})`;
}
