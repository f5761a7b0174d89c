import "server-only";
import { Prisma } from "@/lib/server/db/generated/client";
import { conflict, invalid } from "@/lib/server/problem";
import type { RawDatabase } from "@/lib/server/db/raw-database";
import { kindLabels } from "@/lib/document-settings/kinds";
import type { SalesDocumentCategory } from "@/lib/sales-documents/categories";
import { forgetLines, linesWithoutTime } from "./changed-time";

type Followed = {
  id: string;
  category: SalesDocumentCategory;
  items: readonly { timeLineId?: string | null }[];
};

type Writer = Pick<RawDatabase, "$executeRaw">;

const ONLY_INVOICES = "This draft bills time, so it stays an invoice. Delete the lines of its time first.";

/**
 * Binds the entries of a draft to its lines as they are now: those of lines that are gone are free, those of a line that is back are on
 * it again, unless it was changed since. Throws 409 if the time of such a line is on another document by then, and 422 for a draft with time that is no invoice.
 */
export async function followLines(
  transaction: Prisma.TransactionClient,
  userId: string,
  { id: documentId, category, items }: Followed,
): Promise<void> {
  const lineIds = items.flatMap(({ timeLineId }) => timeLineId ?? []);
  if (category === "invoice") await bindAgain(transaction, userId, documentId, lineIds);
  await release(
    transaction,
    userId,
    Prisma.sql`e."documentId" = ${documentId}::uuid AND e."lineId" <> ALL(${lineIds}::uuid[])`,
  );
  if (category === "invoice") return;
  const left = await transaction.timeEntry.count({ where: { userId, documentId } });
  if (left > 0) throw invalid([{ path: "category", message: ONLY_INVOICES }]);
}

/** Frees the time of quotations and receipts, which archives of November 2026 can have: only invoices bill time. */
export async function releaseFromOthers(database: Writer, userId: string) {
  await database.$executeRaw`
    UPDATE "TimeEntry" e SET "documentId" = NULL, "lineId" = NULL FROM "SalesDocument" d
    WHERE e."userId" = ${userId}::uuid AND d."userId" = ${userId}::uuid AND d."id" = e."documentId" AND d."category" <> 'invoice'`;
}

/** Frees the entries of an invoice that is credited in full. They remember it: see `reclaim`. The sums of the invoice are up to date. */
export async function releaseCredited(database: Writer, userId: string, invoiceId: string): Promise<void> {
  await release(
    database,
    userId,
    Prisma.sql`e."documentId" = ${invoiceId}::uuid AND EXISTS (
      SELECT FROM "SalesDocument" d WHERE d."userId" = ${userId}::uuid AND d."id" = ${invoiceId}::uuid
        AND d."total" > 0 AND d."credited" >= d."total")`,
  );
}

/** Frees entries `e`, which remember their line instead of an earlier one. */
async function release(database: Writer, userId: string, which: Prisma.Sql): Promise<void> {
  await forgetLines(database, userId, which);
  await database.$executeRaw`
    UPDATE "TimeEntry" e SET "documentId" = NULL, "lineId" = NULL,
      "freedFromId" = e."documentId", "freedLineId" = e."lineId", "updatedAt" = now()
    WHERE e."userId" = ${userId}::uuid AND ${which}`;
}

/**
 * Binds the entries that a full credit freed to their invoice again, when the credit note is taken back. Throws 409 if they are on
 * another document by then, or if some were changed or deleted since: the invoice would be owed again, and its time billed again.
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
  if (lost.size > 0) throw conflict(CHANGED);
}

const CHANGED =
  "Time of its invoice was changed or deleted after the credit note, and could be billed twice. Issue a new invoice for that time instead.";

/** To be called with the tenant locked: what is free is billed, changed and deleted under that lock too. */
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
    WHERE "userId" = ${userId}::uuid AND "documentId" IS NULL
      AND "freedFromId" = ${documentId}::uuid AND "freedLineId" = ANY(${lineIds}::uuid[])`;
}

type Named = { kind: keyof typeof kindLabels; number: string };

/** Returns a document in a sentence, "invoice 2026-0014". */
export function nameOf({ kind, number }: Named): string {
  return `${kindLabels[kind].toLowerCase()} ${number}`;
}
