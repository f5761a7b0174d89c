import "server-only";
import { Prisma } from "@/lib/server/db/generated/client";
import { conflict, invalid } from "@/lib/server/problem";
import type { RawDatabase } from "@/lib/server/db/raw-database";
import { kindLabels } from "@/lib/document-settings/kinds";
import type { SalesDocumentCategory } from "@/lib/sales-documents/categories";
import { forgetLines } from "./changed-time";

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

/** Frees those of entries `e` whose invoice is credited in full. They remember it: see `reclaim`. The sums of the invoices are up to date. */
export async function releaseCredited(database: Writer, userId: string, which: Prisma.Sql): Promise<void> {
  await release(
    database,
    userId,
    Prisma.sql`${which} AND EXISTS (
      SELECT FROM "SalesDocument" d WHERE d."userId" = ${userId}::uuid AND d."id" = e."documentId"
        AND d."total" > 0 AND d."credited" >= d."total")`,
  );
}

/** Returns whether an invoice is credited in full, and has freed its time so. Its sums are up to date. */
export async function isCreditedInFull(
  transaction: Prisma.TransactionClient,
  userId: string,
  invoiceId: string,
): Promise<boolean> {
  const { total, credited } = await transaction.salesDocument.findUniqueOrThrow({
    where: { userId_id: { userId, id: invoiceId } },
    select: { total: true, credited: true },
  });
  return total.gt(0) && credited.gte(total);
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
 * Binds the entries that lines of a document let go to it again. Throws 409 if they are on another one by then. To be called with the
 * tenant locked: what is free is billed, changed and deleted under that lock too.
 */
export async function bindAgain(
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
