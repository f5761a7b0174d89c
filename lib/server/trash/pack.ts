import "server-only";
import { v7 as newId } from "uuid";
import { Prisma } from "@/lib/server/db/generated/client";
import { readColumns } from "./columns";
import { describeDeletion } from "./describe";
import { NO_TABLES } from "./earlier-entries";
import { packedColumns, packTable } from "./packed-rows";
import { TRASH_DAYS, type TrashKind } from "@/lib/trash-kinds";
import {
  clearedReferences,
  isReferredTo,
  parentsOf,
  tableOfKind,
  tablesBelow,
  type TrashTable,
} from "./tables";
import { gone, name, quoted } from "./table-names";

type Database = Pick<Prisma.TransactionClient, "$queryRaw">;
type Ids = Partial<Record<TrashTable, string[]>>;

/** The rows to delete, and the ids of those below them that can have rows below themselves, all locked. */
export type Doomed = { kind: TrashKind; ids: Ids };

/** What a deletion changes besides, as JSON: references of remaining documents, and the rule that it ends. */
type Noted = { cleared?: string | null; ended?: string | null };

/**
 * Locks the rows to delete and the rows below them that others can refer to, in the order of decision 0147. No row can be added
 * below a locked row, so what is packed afterwards is all that the deletion reaches.
 */
export async function lockDoomed(
  transaction: Database,
  userId: string,
  kind: TrashKind,
  roots: string[],
): Promise<Doomed> {
  const ids: Ids = {};
  for (const table of tablesBelow(tableOfKind[kind]).filter(isReferredTo)) {
    const which =
      table === tableOfKind[kind] ? Prisma.sql`r."id" = ANY(${roots}::uuid[])` : isBelow(table, ids);
    const rows = await transaction.$queryRaw<{ id: string }[]>`
      SELECT r."id" FROM ${name(table)} r WHERE r."userId" = ${userId}::uuid AND ${which} ORDER BY r."id" FOR UPDATE`;
    ids[table] = rows.map(({ id }) => id);
  }
  return { kind, ids };
}

/** Returns the references to the doomed rows that remaining documents lose, by column, or null if none can. */
export async function readCleared(
  transaction: Database,
  userId: string,
  { ids }: Doomed,
): Promise<string | null> {
  const columns = Object.entries(clearedReferences).filter(([, target]) => ids[target]?.length);
  if (columns.length === 0) return null;
  const lists = columns.map(
    ([column, target]) => Prisma.sql`${column}::text, (
      SELECT jsonb_agg(jsonb_build_object('id', d."id", 'value', d.${name(column)}, 'isIssued', d."lockedAt" IS NOT NULL))
      FROM "SalesDocument" d WHERE d."userId" = ${userId}::uuid AND d.${name(column)} = ANY(${ids[target]}::uuid[])
        AND d."id" <> ALL(${ids.SalesDocument ?? []}::uuid[]))`,
  );
  const [row] = await transaction.$queryRaw<{ cleared: string }[]>`
    SELECT jsonb_strip_nulls(jsonb_build_object(${Prisma.join(lists)}))::text AS "cleared"`;
  return row?.cleared ?? null;
}

/**
 * Deletes rows with everything below them, and packs all of it into one trash entry, in one statement: what it packs is what it
 * deleted. Returns the entry's id and the number of the rows, or undefined if there was none.
 */
export async function packRows(
  database: Database,
  userId: string,
  { kind, ids }: Doomed,
  { cleared = null, ended = null }: Noted = {},
): Promise<{ entryId: string; count: number } | undefined> {
  const root = tableOfKind[kind];
  const tables = tablesBelow(root).filter((table) => table === root || parentsOf(table).some(hasSome));
  function hasSome([, parent]: [string, TrashTable]) {
    return Boolean(ids[parent]?.length);
  }
  const columns = await readColumns(database, tables);
  const entry = { userId, id: newId() };
  const deletions = tables.map((table) => {
    const which = table === root ? Prisma.sql`r."id" = ANY(${ids[root]}::uuid[])` : isBelow(table, ids);
    const kept = ["userId", ...(columns.get(table) ?? []).map((column) => column.name)].map(quoted);
    return Prisma.sql`${gone(table)} AS (
      DELETE FROM ${name(table)} r WHERE r."userId" = ${userId}::uuid AND ${which}
      RETURNING ${Prisma.raw(kept.join(", "))})`;
  });
  const packed = tables.map((table) => packTable(entry, table, columns.get(table) ?? [], gone(table)));
  const about = describeDeletion(kind, tables);
  const [row] = await database.$queryRaw<{ count: number }[]>`
    WITH ${Prisma.join(deletions)},
    packed AS (INSERT INTO "TrashedRows" (${packedColumns}) ${Prisma.join(packed, " UNION ALL ")}),
    entry AS (
      INSERT INTO "TrashEntry" ("userId", "id", "kind", "rowId", "name", "clientColor", "clientName", "projectName",
        "rows", "counts", "objectKeys", "expiresAt")
      SELECT ${userId}::uuid, ${entry.id}::uuid, ${kind}, root."rowId", root."name", label."color", label."client",
        label."project",
        json_build_object('cleared', coalesce(${cleared}::json, '{}'), 'ended', ${ended}::json, ${NO_TABLES}),
        ${about.counts}, ${about.objectKeys}, now() + make_interval(days => ${TRASH_DAYS})
      FROM (${about.root}) root LEFT JOIN (${about.label}) label ON TRUE
      WHERE root."count" > 0)
    SELECT count(*)::int AS "count" FROM ${gone(root)}`;
  return row?.count ? { entryId: entry.id, count: row.count } : undefined;
}

/** The condition that a row of a table refers to one of these rows in a way that deletes it with them. */
function isBelow(table: TrashTable, ids: Ids): Prisma.Sql {
  const references = parentsOf(table).filter(([, parent]) => ids[parent]);
  return Prisma.sql`(${Prisma.join(
    references.map(([column, parent]) => Prisma.sql`r.${name(column)} = ANY(${ids[parent]}::uuid[])`),
    " OR ",
  )})`;
}
