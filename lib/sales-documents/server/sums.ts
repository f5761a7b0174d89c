import "server-only";
import type { Prisma } from "@/lib/server/db/generated/client";

/**
 * Recomputes the sums of documents from their payments, issued credit notes and deducted deposits. Every change of those calls
 * it within its transaction, after locking the document.
 */
export async function refreshSums(
  transaction: Pick<Prisma.TransactionClient, "$executeRaw">,
  userId: string,
  documentIds: string[],
): Promise<void> {
  await transaction.$executeRaw`
    UPDATE "SalesDocument" d SET
      "received" = coalesce((
        SELECT sum(CASE WHEN p."kind" = 'refund' THEN -p."amount" ELSE p."amount" END) FROM "ReceivedPayment" p
        WHERE p."userId" = ${userId}::uuid AND p."documentId" = d."id"), 0),
      "credited" = coalesce((
        SELECT sum(c."total") FROM "SalesDocument" c
        WHERE c."userId" = ${userId}::uuid AND c."creditsId" = d."id" AND c."isCreditNote" AND c."lockedAt" IS NOT NULL), 0),
      "deducted" = coalesce((
        SELECT sum(s."amount") FROM "DeductedDeposit" s
        WHERE s."userId" = ${userId}::uuid AND s."documentId" = d."id"), 0)
    WHERE d."userId" = ${userId}::uuid AND d."id" = ANY(${documentIds}::uuid[])`;
}
