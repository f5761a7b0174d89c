import "server-only";
import type { Prisma } from "@/lib/server/db/generated/client";
import { conflict, invalid } from "@/lib/server/problem";
import { salesDocumentColumns } from "./columns";
import { toAmounts, toItem } from "./to-amounts";
import {
  type CreditLine,
  type CreditedInvoice,
  creditTotals,
  type EarlierCredit,
  exceedsAll,
  findExcess,
  findOtherRate,
  leftOf,
  withInvoiceRates,
} from "@/lib/sales-documents/totals/credit-rules";
import { requireNotDeducted } from "./deductions";
import { lockRow } from "./lock-document";

type Database = Prisma.TransactionClient;

type CreditNote = { id: string; creditsId: string | null; items: Parameters<typeof toItem>[0][] };

/**
 * Returns the totals of a credit note that is being issued, after the issued ones. Throws 409 if its invoice is not issued, is
 * deleted or is a deposit that was deducted, as can be after a restore, and 422 for more than is left.
 */
export async function checkCreditNote(transaction: Database, userId: string, note: CreditNote) {
  const invoice = await lockInvoiceOf(transaction, userId, note);
  if (!invoice.lockedAt) throw conflict("Its invoice is a draft. Issue that first.");
  await requireNotDeducted(transaction, userId, invoice.id);
  const isIssued = { lockedAt: { not: null } };
  const lines = { ...note, items: note.items.map(toItem) };
  return (await fitCreditNote(transaction, userId, lines, isIssued)).totals;
}

/**
 * Returns the totals of a credit note with these lines, after all others of its invoice, and the lines with the tax rates of the
 * invoice. Throws 409 if its invoice is deleted, and 422 for more than is left.
 */
export async function fitCreditNote(
  transaction: Database,
  userId: string,
  note: { id: string; creditsId: string | null; items: readonly CreditLine[] },
  which: Prisma.SalesDocumentWhereInput = {},
) {
  const stored = await lockInvoiceOf(transaction, userId, note);
  const invoice = toInvoice(stored);
  const others = await earlierCredits(transaction, userId, stored.id, { ...which, id: { not: note.id } });
  const items = withInvoiceRates(invoice, others, note.items);
  return { items, totals: checkedTotals(invoice, others, items) };
}

async function lockInvoiceOf(
  transaction: Database,
  userId: string,
  { creditsId: id }: Pick<CreditNote, "creditsId">,
) {
  if (!id) throw conflict("Its invoice was deleted. Delete this draft too.");
  await lockRow(transaction, userId, id);
  const where = { userId_id: { userId, id } };
  return transaction.salesDocument.findUniqueOrThrow({ where, select: salesDocumentColumns });
}

/** Returns the totals of a credit note after the earlier ones of its invoice. Throws 422 for more than is left. */
export function checkedTotals(
  invoice: CreditedInvoice,
  earlier: readonly EarlierCredit[],
  items: readonly CreditLine[],
) {
  const excess = findExcess(invoice, earlier, items);
  if (items.length === 0 || (excess && exceedsAll(invoice, earlier, items)))
    throw invalid([
      { path: "items", message: `At most ${leftOf(invoice, earlier).total} is left to credit.` },
    ]);
  if (excess?.left === null)
    throw invalid([{ path: `items.${excess.index}.title`, message: "The invoice has no such line" }]);
  if (excess)
    throw invalid([
      { path: `items.${excess.index}.rate`, message: `At most ${excess.left} is left of this line` },
    ]);
  const index = findOtherRate(invoice, earlier, items);
  if (index >= 0) throw invalid([{ path: `items.${index}.taxRate`, message: FROM_INVOICE }]);
  const { discount, total, taxGroups } = creditTotals(invoice, earlier, items);
  return { discountPercent: "0", discountFlat: discount, discount, total, creditTaxGroups: taxGroups };
}

/** Returns the lines of an invoice's credit notes, the issued ones in their order and then the drafts. */
export async function earlierCredits(
  transaction: Database,
  userId: string,
  creditsId: string,
  which: Prisma.SalesDocumentWhereInput = {},
): Promise<EarlierCredit[]> {
  const notes = await transaction.salesDocument.findMany({
    where: { userId, creditsId, isCreditNote: true, ...which },
    orderBy: [{ lockedAt: { sort: "asc", nulls: "last" } }, { id: "asc" }],
    select: { items: salesDocumentColumns.items },
  });
  return notes.map(({ items }) => ({ items: items.map(toItem) }));
}

type Stored = Prisma.SalesDocumentGetPayload<{ select: typeof salesDocumentColumns }>;

/** Returns what the credit rules need of a stored invoice. */
export function toInvoice(document: Stored): CreditedInvoice {
  return toAmounts(document);
}

/** Throws 422 for a change of what a credit note has from its invoice. */
export function checkCreditNotePatch(before: Fixed, after: Fixed): void {
  for (const path of fixedFields)
    if (before[path] !== after[path]) throw invalid([{ path, message: FROM_INVOICE }]);
}

const FROM_INVOICE = "A credit note has this from its invoice";

const fixedFields = [
  "category",
  "currency",
  "tax",
  "taxTreatment",
  "pricesIncludeTax",
  "withholding",
  "discountPercent",
  "discountFlat",
] as const;

type Fixed = Record<(typeof fixedFields)[number], string | boolean | null>;
