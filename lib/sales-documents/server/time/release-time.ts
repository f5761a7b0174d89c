import "server-only";
import type { Prisma } from "@/lib/server/db/generated/client";
import { conflict, invalid } from "@/lib/server/problem";
import type { RawDatabase } from "@/lib/server/db/raw-database";
import { kindLabels } from "@/lib/document-settings/kinds";
import type { SalesDocumentCategory } from "@/lib/sales-documents/categories";

type Followed = {
  id: string;
  category: SalesDocumentCategory;
  items: readonly { timeLineId?: string | null }[];
};

const ONLY_INVOICES = "This draft bills time, so it stays an invoice. Delete the lines of its time first.";

/**
 * Binds the entries of a draft to its lines as they are now: those of lines that are gone are free, those of a line that is back are on
 * it again. Throws 409 if the time of such a line is on another document by then, and 422 for a draft with time that is no invoice.
 */
export async function followLines(
  transaction: Prisma.TransactionClient,
  userId: string,
  { id: documentId, category, items }: Followed,
): Promise<void> {
  const lineIds = items.flatMap(({ timeLineId }) => timeLineId ?? []);
  if (category === "invoice") await bindAgain(transaction, userId, documentId, lineIds);
  await transaction.$executeRaw`
    UPDATE "TimeEntry" SET "documentId" = NULL, "lineId" = NULL,
      "freedFromId" = "documentId", "freedLineId" = "lineId", "updatedAt" = now()
    WHERE "userId" = ${userId}::uuid AND "documentId" = ${documentId}::uuid AND "lineId" <> ALL(${lineIds}::uuid[])`;
  if (category === "invoice") return;
  const left = await transaction.timeEntry.count({ where: { userId, documentId } });
  if (left > 0) throw invalid([{ path: "category", message: ONLY_INVOICES }]);
}

/** Frees the time of quotations and receipts, which archives of November 2026 can have: only invoices bill time. */
export async function releaseFromOthers(database: Pick<RawDatabase, "$executeRaw">, userId: string) {
  await database.$executeRaw`
    UPDATE "TimeEntry" e SET "documentId" = NULL, "lineId" = NULL FROM "SalesDocument" d
    WHERE e."userId" = ${userId}::uuid AND d."userId" = ${userId}::uuid AND d."id" = e."documentId" AND d."category" <> 'invoice'`;
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
  const items = await transaction.salesDocumentItem.findMany({
    where: { userId, documentId: invoiceId, timeLineId: { not: null } },
    select: { timeLineId: true },
  });
  await bindAgain(
    transaction,
    userId,
    invoiceId,
    items.flatMap(({ timeLineId }) => timeLineId ?? []),
  );
}

async function bindAgain(
  transaction: Prisma.TransactionClient,
  userId: string,
  documentId: string,
  lineIds: string[],
): Promise<void> {
  if (lineIds.length === 0) return;
  const freed = { userId, freedFromId: documentId, freedLineId: { in: lineIds } };
  const elsewhere = await transaction.timeEntry.findFirst({
    where: { ...freed, documentId: { not: null } },
    select: { document: { select: { kind: true, number: true } } },
  });
  if (elsewhere?.document)
    throw conflict(`Its time is on ${nameOf(elsewhere.document)}. Delete or credit that first.`);
  await transaction.$executeRaw`
    UPDATE "TimeEntry" SET "documentId" = "freedFromId", "lineId" = "freedLineId", "freedFromId" = NULL, "freedLineId" = NULL, "updatedAt" = now()
    WHERE "userId" = ${userId}::uuid AND "freedFromId" = ${documentId}::uuid AND "freedLineId" = ANY(${lineIds}::uuid[])`;
}

type Named = { kind: keyof typeof kindLabels; number: string };

/** Returns a document in a sentence, "invoice 2026-0014". */
export function nameOf({ kind, number }: Named): string {
  return `${kindLabels[kind].toLowerCase()} ${number}`;
}
