import "server-only";
import { Prisma } from "@/lib/server/db/generated/client";
import { conflict } from "@/lib/server/problem";
import { hasChanged } from "@/lib/sales-documents/server/time/changed-time";
import { nameOf, releaseCredited, releaseFromOthers } from "@/lib/sales-documents/server/time/release-time";
import { type EntryKey, packedIds } from "@/lib/trash/server/packed-rows";

/**
 * Binds the time that the deletion of a draft freed to it again. A line of which some was changed or deleted since comes back without
 * time, because its amount was made from other time. Returns the number of these lines. Throws 409 if some is on another document by then,
 * because it would be billed twice.
 */
export async function restoreTime(
  transaction: Prisma.TransactionClient,
  { userId, id }: EntryKey,
): Promise<number> {
  // Another draft that has some of it may be deleted at the same time: its entries are free before they are read here, or stay on it.
  await transaction.$queryRaw`
    SELECT 1 FROM "TimeEntry" e WHERE e."userId" = ${userId}::uuid AND e."id" IN (
      SELECT (f."x" ->> 'id')::uuid
      FROM "TrashEntry" t, json_array_elements(t."rows" -> 'cleared' -> 'timeEntries') f ("x")
      WHERE t."userId" = ${userId}::uuid AND t."id" = ${id}::uuid)
    ORDER BY e."id" FOR UPDATE`;
  const [plain] = await transaction.$queryRaw<{ lines: number }[]>`
    WITH freed AS MATERIALIZED (
      SELECT f.* FROM "TrashEntry" t, json_to_recordset(t."rows" -> 'cleared' -> 'timeEntries')
        f ("id" uuid, "documentId" uuid, "lineId" uuid, "rate" numeric, "rounding" text, "parts" jsonb)
      WHERE t."userId" = ${userId}::uuid AND t."id" = ${id}::uuid),
    changed AS MATERIALIZED (
      SELECT DISTINCT f."documentId", f."lineId"
      FROM freed f LEFT JOIN "TimeEntry" e ON e."userId" = ${userId}::uuid AND e."id" = f."id"
      WHERE ${hasChanged}),
    plain AS (
      UPDATE "SalesDocumentItem" i SET "timeLineId" = NULL FROM changed c
      WHERE i."userId" = ${userId}::uuid AND i."documentId" = c."documentId" AND i."timeLineId" = c."lineId" RETURNING 1),
    bound AS (
    UPDATE "TimeEntry" e SET "documentId" = f."documentId", "lineId" = f."lineId",
      "billedRate" = f."rate", "billedRounding" = f."rounding"
    FROM freed f
    WHERE e."userId" = ${userId}::uuid AND e."id" = f."id" AND e."documentId" IS NULL
      AND NOT EXISTS (SELECT FROM changed c WHERE c."documentId" = f."documentId" AND c."lineId" = f."lineId"))
    SELECT count(*)::int "lines" FROM plain`;
  const [other] = await transaction.$queryRaw<Parameters<typeof nameOf>[0][]>`
    SELECT d."kind", d."number"
    FROM "TrashEntry" t, json_array_elements(t."rows" -> 'cleared' -> 'timeEntries') f ("x"), "TimeEntry" e, "SalesDocument" d
    WHERE t."userId" = ${userId}::uuid AND t."id" = ${id}::uuid AND e."userId" = ${userId}::uuid
      AND e."id" = (f."x" ->> 'id')::uuid AND e."documentId" <> (f."x" ->> 'documentId')::uuid
      AND d."userId" = ${userId}::uuid AND d."id" = e."documentId" LIMIT 1`;
  if (other) throw conflict(`Its time is on ${nameOf(other)} now, so it cannot be restored.`);
  await releaseFromOthers(transaction, userId);
  // While it was in the trash, its invoice can have been credited in full.
  const restored = restoredIds({ userId, id }, "TimeEntry");
  await releaseCredited(transaction, userId, Prisma.sql`e."id" IN (${restored})`);
  return (plain?.lines ?? 0) + (await forgetLinesOfNobody(transaction, { userId, id }));
}

/**
 * Makes ordinary lines of the restored drafts' lines that have no entry, here or in the trash, from where it would come back to its line.
 * Their entries were in the trash when the draft was deleted, so it does not know them, and came back without it: billed here and there,
 * they would be billed twice. Returns the number of these lines.
 */
function forgetLinesOfNobody(
  transaction: Prisma.TransactionClient,
  { userId, id }: EntryKey,
): Promise<number> {
  return transaction.$executeRaw`
    UPDATE "SalesDocumentItem" i SET "timeLineId" = NULL
    FROM "SalesDocument" d
    WHERE i."userId" = ${userId}::uuid AND i."timeLineId" IS NOT NULL
      AND d."userId" = ${userId}::uuid AND d."id" = i."documentId" AND d."lockedAt" IS NULL
      AND d."id" IN (${restoredIds({ userId, id }, "SalesDocument")})
      AND NOT EXISTS (
        SELECT FROM "TimeEntry" e
        WHERE e."userId" = ${userId}::uuid AND e."documentId" = i."documentId" AND e."lineId" = i."timeLineId")
      AND NOT EXISTS (
        SELECT FROM "TrashedRows" t
        WHERE t."userId" = ${userId}::uuid AND t."entryId" <> ${id}::uuid AND t."table" = 'TimeEntry'
          AND i."timeLineId" = ANY(t."uuids"))`;
}

/** Selects the ids of the documents or the time of a trash entry. */
function restoredIds({ userId, id }: EntryKey, table: "SalesDocument" | "TimeEntry"): Prisma.Sql {
  return Prisma.sql`
    SELECT unnest(${packedIds("id")}) FROM "TrashedRows" t
    WHERE t."userId" = ${userId}::uuid AND t."entryId" = ${id}::uuid AND t."table" = ${table}`;
}

/**
 * The value of a column of a restored entry `r`, where it is not the packed one. It is on its document only if its line is still
 * there, it remembers only a document that exists, and a clock that ran is stopped at its deletion if another one runs.
 */
export function timeValue({ userId, id }: EntryKey, column: string): Prisma.Sql | undefined {
  if (column === "endedAt")
    return Prisma.sql`
      CASE WHEN r."endedAt" IS NULL AND EXISTS (SELECT FROM "TimeEntry" o WHERE o."userId" = ${userId}::uuid AND o."endedAt" IS NULL)
      THEN (SELECT least(greatest(t."deletedAt", r."startedAt" + INTERVAL '1 millisecond'), r."startedAt" + INTERVAL '24 hours')
        FROM "TrashEntry" t WHERE t."userId" = ${userId}::uuid AND t."id" = ${id}::uuid)
      ELSE r."endedAt" END`;
  const comes = restoredIds({ userId, id }, "SalesDocument");
  const value = Prisma.sql`r.${Prisma.raw(`"${column}"`)}`;
  if (freed.includes(column))
    return Prisma.sql`
      CASE WHEN EXISTS (SELECT FROM "SalesDocument" d WHERE d."userId" = ${userId}::uuid AND d."id" = r."freedFromId")
        OR r."freedFromId" IN (${comes})
      THEN ${value} END`;
  if (!billed.includes(column)) return undefined;
  return Prisma.sql`
    CASE WHEN EXISTS (
        SELECT FROM "SalesDocumentItem" i WHERE i."userId" = ${userId}::uuid
          AND i."documentId" = r."documentId" AND i."timeLineId" = r."lineId")
      OR r."documentId" IN (${comes})
    THEN ${value} END`;
}

const freed = ["freedFromId", "freedLineId"];
const billed = ["documentId", "lineId", "billedRate", "billedRounding"];
