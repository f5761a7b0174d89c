import "server-only";
import type { Prisma } from "@/lib/server/db/generated/client";
import { conflict } from "@/lib/server/problem";
import { packedIds } from "@/lib/trash/server/packed-rows";
import { linesWithoutTime } from "./time/changed-time";
import { bindAgain } from "./time/release-time";

/**
 * Binds the entries that a full credit freed to their invoice again, when the credit note is taken back. Throws 409 if they are on
 * another document by then, or if some were changed or deleted since: the invoice would be owed again, and its time billed again.
 * Entries in the trash that are still on their line come back to it when they are restored.
 */
export async function reclaim(
  transaction: Prisma.TransactionClient,
  userId: string,
  invoiceId: string,
): Promise<void> {
  const items = await transaction.salesDocumentItem.findMany({
    where: { userId, documentId: invoiceId, timeLineId: { not: null } },
    select: { timeLineId: true },
  });
  const lineIds = items.flatMap(({ timeLineId }) => timeLineId ?? []);
  await bindAgain(transaction, userId, invoiceId, lineIds);
  const lost = await linesWithoutTime(transaction, userId, { id: invoiceId, lineIds });
  for (const lineId of await linesInTrash(transaction, userId, [...lost])) lost.delete(lineId);
  if (lost.size > 0) throw conflict(CHANGED);
}

/** Returns lines that entries in the trash are still on, at least those of the given ones. What a credit has freed is on none. */
async function linesInTrash(
  transaction: Prisma.TransactionClient,
  userId: string,
  lineIds: string[],
): Promise<string[]> {
  if (lineIds.length === 0) return [];
  const rows = await transaction.$queryRaw<{ lineId: string | null }[]>`
    SELECT unnest(${packedIds("lineId")}) "lineId" FROM "TrashedRows" t
    WHERE t."userId" = ${userId}::uuid AND t."table" = 'TimeEntry' AND ${packedIds("lineId")} && ${lineIds}::uuid[]`;
  return rows.flatMap(({ lineId }) => lineId ?? []);
}

const CHANGED =
  "Time of its invoice was changed or deleted after the credit note, and could be billed twice. Issue a new invoice for that time instead.";
