import "server-only";
import { Prisma } from "@/lib/server/db/generated/client";
import { conflict } from "@/lib/server/problem";
import { nameOf, releaseFromOthers } from "@/lib/sales-documents/server/time/release-time";
import { type EntryKey, packedIds } from "@/lib/trash/server/packed-rows";

/**
 * Binds the time that the deletion of a draft freed to it again. Throws 409 if some of it is on another document by then, because it
 * would be billed twice.
 */
export async function restoreTime(
  transaction: Prisma.TransactionClient,
  { userId, id }: EntryKey,
): Promise<void> {
  await transaction.$executeRaw`
    UPDATE "TimeEntry" e SET "documentId" = (f."x" ->> 'documentId')::uuid, "lineId" = (f."x" ->> 'lineId')::uuid,
      "billedRate" = (f."x" ->> 'rate')::numeric, "billedRounding" = f."x" ->> 'rounding'
    FROM "TrashEntry" t, json_array_elements(t."rows" -> 'cleared' -> 'timeEntries') f ("x")
    WHERE t."userId" = ${userId}::uuid AND t."id" = ${id}::uuid AND e."userId" = ${userId}::uuid
      AND e."id" = (f."x" ->> 'id')::uuid AND e."documentId" IS NULL`;
  const [other] = await transaction.$queryRaw<Parameters<typeof nameOf>[0][]>`
    SELECT d."kind", d."number"
    FROM "TrashEntry" t, json_array_elements(t."rows" -> 'cleared' -> 'timeEntries') f ("x"), "TimeEntry" e, "SalesDocument" d
    WHERE t."userId" = ${userId}::uuid AND t."id" = ${id}::uuid AND e."userId" = ${userId}::uuid
      AND e."id" = (f."x" ->> 'id')::uuid AND e."documentId" <> (f."x" ->> 'documentId')::uuid
      AND d."userId" = ${userId}::uuid AND d."id" = e."documentId" LIMIT 1`;
  if (other) throw conflict(`Its time is on ${nameOf(other)} now, so it cannot be restored.`);
  await releaseFromOthers(transaction, userId);
}

/**
 * The value of a column of a restored entry `r`, where it is not the packed one. It is on its document only if its line is still
 * there, and a clock that ran is stopped at its deletion if another one runs.
 */
export function timeValue({ userId, id }: EntryKey, column: string): Prisma.Sql | undefined {
  if (column === "endedAt")
    return Prisma.sql`
      CASE WHEN r."endedAt" IS NULL AND EXISTS (SELECT FROM "TimeEntry" o WHERE o."userId" = ${userId}::uuid AND o."endedAt" IS NULL)
      THEN (SELECT least(greatest(t."deletedAt", r."startedAt" + INTERVAL '1 millisecond'), r."startedAt" + INTERVAL '24 hours')
        FROM "TrashEntry" t WHERE t."userId" = ${userId}::uuid AND t."id" = ${id}::uuid)
      ELSE r."endedAt" END`;
  if (!billed.includes(column)) return undefined;
  return Prisma.sql`
    CASE WHEN EXISTS (
        SELECT FROM "SalesDocumentItem" i WHERE i."userId" = ${userId}::uuid
          AND i."documentId" = r."documentId" AND i."timeLineId" = r."lineId")
      OR r."documentId" IN (
        SELECT unnest(${packedIds("id")}) FROM "TrashedRows" t
        WHERE t."userId" = ${userId}::uuid AND t."entryId" = ${id}::uuid AND t."table" = 'SalesDocument')
    THEN r.${Prisma.raw(`"${column}"`)} END`;
}

const billed = ["documentId", "lineId", "billedRate", "billedRounding"];
