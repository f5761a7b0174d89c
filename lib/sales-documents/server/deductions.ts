import "server-only";
import { minorDigits } from "@/lib/shared/money/currencies";
import type { Prisma } from "@/lib/server/db/generated/client";
import { conflict, invalid } from "@/lib/server/problem";
import { type Deduction } from "./columns";
import { toAmounts, toItem } from "./to-amounts";
import { dateText } from "@/lib/shared/dates/calendar-date";
import { leftOf } from "@/lib/sales-documents/totals/credit-rules";

type Database = Pick<Prisma.TransactionClient, "salesDocument" | "deductedDeposit">;

type Final = {
  id: string;
  kind: string;
  purpose: string | null;
  sourceId: string | null;
  currency: string;
  client: { id: string } | null;
  /** Chosen besides those of its quotation. */
  depositIds: string[];
};

/**
 * Locks the deposits that an invoice can deduct: of two final invoices at once, the second one sees the first. It comes before the
 * lock of the series, for which the issue of one of these deposits can be waiting.
 */
export async function lockDeposits(transaction: Prisma.TransactionClient, userId: string, document: Final) {
  if (!mayDeduct(document)) return;
  await transaction.$queryRaw`
    SELECT 1 FROM "SalesDocument" WHERE "userId" = ${userId}::uuid AND "purpose" = 'deposit'
      AND ("sourceId" = ${document.sourceId}::uuid OR "id" = ANY(${document.depositIds}::uuid[])) ORDER BY "id" FOR UPDATE`;
}

/**
 * Stores the deposits that an invoice deducts as it is issued, after they were locked: the issued ones of its quotation, and those
 * of the client that were chosen, that no other invoice deducts.
 */
export async function deductDeposits(transaction: Prisma.TransactionClient, userId: string, document: Final) {
  if (!mayDeduct(document)) return;
  const deposits = await openDeposits(transaction, userId, document);
  await transaction.deductedDeposit.createMany({
    data: deposits.map(({ id, amount, taxAmount }) => ({
      userId,
      documentId: document.id,
      depositId: id,
      amount,
      taxAmount,
    })),
  });
}

/** Returns the deposits that an issued invoice deducts, or that a draft will. */
export async function deductionsOf(
  database: Database,
  userId: string,
  document: Final & { lockedAt: Date | null },
): Promise<Deduction[]> {
  if (!mayDeduct(document)) return [];
  if (!document.lockedAt) return openDeposits(database, userId, document);
  const digits = minorDigits(document.currency);
  const rows = await database.deductedDeposit.findMany({
    where: { userId, documentId: document.id },
    select: {
      amount: true,
      taxAmount: true,
      deposit: { select: { id: true, number: true, issuedAt: true } },
    },
    orderBy: { depositId: "asc" },
  });
  return rows.map(({ amount, taxAmount, deposit: { id, number, issuedAt } }) => ({
    id,
    number,
    issuedDate: dateText(issuedAt),
    amount: amount.toFixed(digits),
    taxAmount: taxAmount.toFixed(digits),
  }));
}

/** Throws 409 for a deposit that a final invoice deducts: its credit would be deducted and paid back. */
export async function requireNotDeducted(
  database: Database,
  userId: string,
  depositId: string,
): Promise<void> {
  const where = { userId, depositId };
  const found = await database.deductedDeposit.findFirst({
    where,
    select: { document: { select: { number: true } } },
  });
  if (found)
    throw conflict(`Invoice ${found.document.number} deducts this deposit. Credit that one instead.`);
}

function mayDeduct({ kind, purpose, sourceId, depositIds }: Final): boolean {
  return kind === "invoice" && purpose !== "deposit" && (sourceId !== null || depositIds.length > 0);
}

function openDeposits(database: Database, userId: string, final: Final): Promise<Deduction[]> {
  const { sourceId, depositIds, client } = final;
  return readOpen(database, userId, final.currency, [
    ...(sourceId ? [{ sourceId }] : []),
    ...(client ? [{ id: { in: depositIds }, clientId: client.id }] : []),
  ]);
}

/** Returns the issued deposits of the document's client, in its currency, that no issued invoice deducts. */
export async function deductibleDeposits(
  database: Database,
  userId: string,
  document: Pick<Final, "kind" | "purpose" | "currency" | "client">,
): Promise<Deduction[]> {
  const { kind, purpose, currency, client } = document;
  if (kind !== "invoice" || purpose === "deposit" || !client) return [];
  return readOpen(database, userId, currency, [{ clientId: client.id }]);
}

/** Throws 422 unless each of the deposits can be deducted on the document. */
export async function requireDeductible(
  database: Database,
  userId: string,
  document: Parameters<typeof deductibleDeposits>[2],
  depositIds: readonly string[],
): Promise<void> {
  if (depositIds.length === 0) return;
  const open = new Set((await deductibleDeposits(database, userId, document)).map(({ id }) => id));
  if (depositIds.every((id) => open.has(id))) return;
  const message = "Choose issued deposits of the same client and currency that no other invoice deducts";
  throw invalid([{ path: "depositIds", message }]);
}

async function readOpen(
  database: Database,
  userId: string,
  currency: string,
  any: Prisma.SalesDocumentWhereInput[],
): Promise<Deduction[]> {
  const rows = await database.salesDocument.findMany({
    where: {
      userId,
      OR: any,
      purpose: "deposit",
      currency,
      balance: { not: null },
      deductions: { none: {} },
    },
    include: {
      items: true,
      creditNotes: { where: { isCreditNote: true, lockedAt: { not: null } }, select: { items: true } },
    },
    orderBy: { id: "asc" },
  });
  return rows.flatMap((row) => {
    const left = row.total.minus(row.credited);
    if (left.lte(0)) return [];
    const { id, number } = row;
    const amount = left.toFixed(minorDigits(currency));
    const credits = row.creditNotes.map(({ items }) => ({ items: items.map(toItem) }));
    const taxAmount = leftOf(toAmounts(row), credits).tax;
    return { id, number, issuedDate: dateText(row.issuedAt), amount, taxAmount };
  });
}
