import "server-only";
import { v7 as newId } from "uuid";
import { Prisma } from "@/lib/server/db/generated/client";
import type { RawDatabase } from "@/lib/server/db/raw-database";
import { billedParts } from "@/lib/sales-documents/server/time/changed-time";
import { describeDeletion } from "./describe";
import { packedColumns, packTable } from "./packed-rows";
import { type Doomed, idsOf, isBelow } from "./lock";
import { TRASH_DAYS } from "@/lib/trash/kinds";
import { clearedReferences, isReferredTo, tableOfKind, type TrashTable } from "./tables";
import { deletedRows, name, quoted } from "./table-names";

/**
 * Deletes rows, and with them everything below them, and packs all of it into one trash entry. The rows below are only read here,
 * and deleted by the database's constraints. What changes rows comes last, because Citus runs the parts of a statement one by one. So with rows below, it must be called in a transaction of `inSnapshot`, which fails if
 * one of them was changed in between. Returns the entry's id and the number of the deleted rows, or undefined if there was none.
 */
export async function packRows(
  database: RawDatabase,
  userId: string,
  { kind, ids, columns }: Doomed,
  ended: string | null = null,
): Promise<{ entryId: string; count: number } | undefined> {
  const root = tableOfKind[kind];
  const tables = [...columns.keys()];
  const entry = { userId, id: newId() };
  const rows = [...columns].map(([table, list]) => {
    const kept = ["userId", ...list.map((column) => column.name)].map(quoted);
    const values = Prisma.raw(kept.join(", "));
    const owned = Prisma.sql`FROM ${name(table)} r WHERE r."userId" = ${userId}::uuid AND`;
    if (table === root)
      return Prisma.sql`${deletedRows(table)} AS (SELECT ${values} ${owned} r."id" = ANY(${ids[root]}::uuid[]) FOR UPDATE)`;
    // Materializing the rows of a table without rows below it would only copy them.
    const hint = isReferredTo(table) ? Prisma.empty : Prisma.sql`NOT MATERIALIZED`;
    return Prisma.sql`${deletedRows(table)} AS ${hint} (SELECT ${values} ${owned} ${isBelow(table, tables)})`;
  });
  const packed = [...columns].map(([table, list]) => packTable(entry, table, list, deletedRows(table)));
  const about = describeDeletion(kind, tables);
  const count = await database.$executeRaw`
    WITH ${Prisma.join(rows)},
    packed AS (INSERT INTO "TrashedRows" (${packedColumns}) ${Prisma.join(packed, " UNION ALL ")}
      RETURNING "table", array_length("uuids", 2) AS "count"),
    entry AS (
      INSERT INTO "TrashEntry" ("userId", "id", "kind", "rowId", "name", "clientColor", "clientName", "projectName",
        "occursAt", "isWithTime", "rows", "counts", "objectKeys", "expiresAt")
      SELECT ${userId}::uuid, ${entry.id}::uuid, ${kind}, root."rowId", root."name", label."color", label."client",
        label."project", root."occursAt", root."isWithTime", json_build_object('cleared', ${cleared(userId, tables)}, 'ended', ${ended}::json),
        ${about.counts}, ${about.objectKeys}, now() + make_interval(days => ${TRASH_DAYS})
      FROM (${about.root}) root LEFT JOIN (${about.label}) label ON TRUE
      WHERE root."count" > 0)
    ${clearing(userId, tables)}
    DELETE FROM ${name(root)} r WHERE r."userId" = ${userId}::uuid AND r."id" = ANY(${idsOf(root)})`;
  return count > 0 ? { entryId: entry.id, count } : undefined;
}

/** The references to the deleted rows that remaining documents lose, by column. */
function cleared(userId: string, tables: TrashTable[]): Prisma.Sql {
  const columns = clearedColumns(tables);
  if (columns.length === 0) return Prisma.sql`'{}'::jsonb`;
  const time = tables.includes("SalesDocument")
    ? Prisma.sql`, 'timeEntries', ${freedTime(userId)}`
    : Prisma.empty;
  const lists = columns.map(
    ([column, target]) => Prisma.sql`${column}::text, (
      SELECT jsonb_agg(jsonb_build_object('id', d."id", 'value', d.${name(column)}, 'isIssued', d."lockedAt" IS NOT NULL))
      FROM "SalesDocument" d WHERE d."userId" = ${userId}::uuid
        AND d.${name(column)} = ANY(${idsOf(target)}) AND ${remains(tables)})`,
  );
  return Prisma.sql`jsonb_strip_nulls(jsonb_build_object(${Prisma.join(lists)}${time}))`;
}

/**
 * Sets these references to null, as part of the WITH. The database checks the reference to a client before it has deleted the
 * documents of the client's projects, so it is cleared on those too.
 */
function clearing(userId: string, tables: TrashTable[]): Prisma.Sql {
  const columns = clearedColumns(tables);
  if (columns.length === 0) return Prisma.empty;
  const refers = columns.map(([column, target]) => Prisma.sql`d.${name(column)} = ANY(${idsOf(target)})`);
  const values = columns.map(
    ([column], index) =>
      Prisma.sql`${name(column)} = CASE WHEN ${refers[index]} THEN NULL ELSE d.${name(column)} END`,
  );
  const conditions = columns.map(([, target], index) =>
    target === "SalesDocument" ? Prisma.sql`(${refers[index]} AND ${remains(tables)})` : refers[index],
  );
  return Prisma.sql`, clearing AS (
      UPDATE "SalesDocument" d SET ${Prisma.join(values)}
      WHERE d."userId" = ${userId}::uuid AND (${Prisma.join(conditions, " OR ")}))${freeing(userId, tables)}`;
}

/** The time on the deleted drafts, which is free now. Time that is deleted along with them keeps its document in its own row. */
function freedTime(userId: string): Prisma.Sql {
  return Prisma.sql`(
    SELECT jsonb_agg(jsonb_build_object('id', e."id", 'documentId', e."documentId", 'lineId', e."lineId", 'rate', e."billedRate"::text,
      'rounding', e."billedRounding", 'parts', ${billedParts}))
    FROM "TimeEntry" e WHERE e."userId" = ${userId}::uuid AND e."documentId" = ANY(${idsOf("SalesDocument")}))`;
}

/** Frees that time, as part of the WITH, and forgets which time was on them before. */
function freeing(userId: string, tables: TrashTable[]): Prisma.Sql {
  if (!tables.includes("SalesDocument")) return Prisma.empty;
  const has = Prisma.sql`e."documentId" = ANY(${idsOf("SalesDocument")})`;
  const had = Prisma.sql`e."freedFromId" = ANY(${idsOf("SalesDocument")})`;
  const columns = ["documentId", "lineId", "billedRate", "billedRounding"].map(
    (column) => Prisma.sql`${name(column)} = CASE WHEN ${has} THEN NULL ELSE e.${name(column)} END`,
  );
  const freed = ["freedFromId", "freedLineId"].map(
    (column) => Prisma.sql`${name(column)} = CASE WHEN ${had} THEN NULL ELSE e.${name(column)} END`,
  );
  return Prisma.sql`, freeing AS (
      UPDATE "TimeEntry" e SET ${Prisma.join([...columns, ...freed])}
      WHERE e."userId" = ${userId}::uuid AND (${has} OR ${had}))`;
}

function clearedColumns(tables: TrashTable[]) {
  return Object.entries(clearedReferences).filter(([, target]) => tables.includes(target));
}

/** The condition that a document is not deleted itself. */
function remains(tables: TrashTable[]): Prisma.Sql {
  return tables.includes("SalesDocument")
    ? Prisma.sql`d."id" <> ALL(${idsOf("SalesDocument")})`
    : Prisma.sql`TRUE`;
}
