import "server-only";
import type { Prisma } from "@/lib/server/db/generated/client";
import { conflict } from "@/lib/server/problem";
import type { RawDatabase } from "@/lib/server/db/raw-database";
import { kindLabels } from "@/lib/document-settings/kinds";

/** Frees the entries of a draft whose lines are gone. `kept` are the lines that it still has. */
export async function releaseLines(
  database: Pick<RawDatabase, "$executeRaw">,
  userId: string,
  documentId: string,
  kept: readonly { timeLineId?: string | null }[],
): Promise<void> {
  const lineIds = kept.flatMap(({ timeLineId }) => timeLineId ?? []);
  await database.$executeRaw`
    UPDATE "TimeEntry" SET "documentId" = NULL, "lineId" = NULL, "billedRate" = NULL, "billedRounding" = NULL, "updatedAt" = now()
    WHERE "userId" = ${userId}::uuid AND "documentId" = ${documentId}::uuid AND "lineId" <> ALL(${lineIds}::uuid[])`;
}

/** Frees the entries of an invoice that is credited in full. They remember it: see `reclaim`. The sums of the invoice are up to date. */
export async function releaseCredited(
  database: Pick<RawDatabase, "$executeRaw">,
  userId: string,
  invoiceId: string,
): Promise<void> {
  await database.$executeRaw`
    UPDATE "TimeEntry" e SET "documentId" = NULL, "lineId" = NULL,
      "freedFromId" = e."documentId", "freedLineId" = e."lineId", "updatedAt" = now()
    WHERE e."userId" = ${userId}::uuid AND e."documentId" = ${invoiceId}::uuid AND EXISTS (
      SELECT FROM "SalesDocument" d WHERE d."userId" = ${userId}::uuid AND d."id" = ${invoiceId}::uuid
        AND d."total" > 0 AND d."credited" >= d."total")`;
}

/**
 * Binds the entries that a full credit freed to their invoice again, when the credit note is taken back. Throws 409 if they are on
 * another document by then.
 */
export async function reclaim(
  transaction: Prisma.TransactionClient,
  userId: string,
  invoiceId: string,
): Promise<void> {
  const elsewhere = await transaction.timeEntry.findFirst({
    where: { userId, freedFromId: invoiceId, documentId: { not: null } },
    select: { document: { select: { kind: true, number: true } } },
  });
  if (elsewhere?.document)
    throw conflict(`Its time is on ${nameOf(elsewhere.document)}. Delete or credit that first.`);
  await transaction.$executeRaw`
    UPDATE "TimeEntry" SET "documentId" = "freedFromId", "lineId" = "freedLineId", "freedFromId" = NULL, "freedLineId" = NULL, "updatedAt" = now()
    WHERE "userId" = ${userId}::uuid AND "freedFromId" = ${invoiceId}::uuid`;
}

type Named = { kind: keyof typeof kindLabels; number: string };

/** Returns a document in a sentence, "invoice 2026-0014". */
export function nameOf({ kind, number }: Named): string {
  return `${kindLabels[kind].toLowerCase()} ${number}`;
}
