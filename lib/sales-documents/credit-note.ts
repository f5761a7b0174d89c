import "server-only";
import type { Prisma } from "@/lib/server/db/generated/client";
import { invalid } from "@/lib/server/problem";
import { salesDocumentColumns, toItem } from "./columns";
import {
  type CreditLine,
  type CreditedInvoice,
  creditTotals,
  type EarlierCredit,
  exceedsAll,
  findExcess,
  totalLeft,
} from "./credit-rules";
import { lockRow } from "./lock-document";

type Database = Prisma.TransactionClient;

type CreditNote = { id: string; creditsId: string | null; items: Parameters<typeof toItem>[0][] };

/** Returns the totals of a credit note that is being issued, after the issued ones. Throws 422 for more than is left. */
export async function checkCreditNote(transaction: Database, userId: string, note: CreditNote) {
  const isIssued = { lockedAt: { not: null } };
  return totalsOfNote(transaction, userId, { ...note, items: note.items.map(toItem) }, isIssued);
}

/** Returns the totals of a credit note with these lines, after all others of its invoice. Throws 422 for more than is left. */
export async function totalsOfNote(
  transaction: Database,
  userId: string,
  note: { id: string; creditsId: string | null; items: readonly CreditLine[] },
  which: Prisma.SalesDocumentWhereInput = {},
) {
  const invoiceId = note.creditsId ?? "";
  await lockRow(transaction, userId, invoiceId);
  const where = { userId_id: { userId, id: invoiceId } };
  const select = salesDocumentColumns;
  const invoice = toInvoice(await transaction.salesDocument.findUniqueOrThrow({ where, select }));
  const others = await earlierCredits(transaction, userId, invoiceId, { ...which, id: { not: note.id } });
  return checkedTotals(invoice, others, note.items);
}

/** Returns the totals of a credit note after the earlier ones of its invoice. Throws 422 for more than is left. */
export function checkedTotals(
  invoice: CreditedInvoice,
  earlier: readonly EarlierCredit[],
  items: readonly CreditLine[],
) {
  const excess = findExcess(invoice, earlier, items);
  if (items.length === 0 || (excess && exceedsAll(invoice, earlier, items)))
    throw invalid([{ path: "items", message: `At most ${totalLeft(invoice, earlier)} is left to credit.` }]);
  if (excess?.left === null)
    throw invalid([{ path: `items.${excess.index}.title`, message: "The invoice has no such line" }]);
  if (excess)
    throw invalid([
      { path: `items.${excess.index}.rate`, message: `At most ${excess.left} is left of this line` },
    ]);
  const { discount, total } = creditTotals(invoice, earlier, items);
  return { discountPercent: "0", discountFlat: discount, discount, total };
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
export function toInvoice({ currency, tax, discountPercent, discountFlat, items }: Stored): CreditedInvoice {
  return {
    currency,
    tax: tax.toFixed(),
    discountPercent: discountPercent.toFixed(),
    discountFlat: discountFlat.toFixed(),
    items: items.map(toItem),
  };
}

/** Throws 422 for a change of what a credit note has from its invoice. */
export function checkCreditNotePatch(before: Fixed, after: Fixed): void {
  for (const path of fixedFields)
    if (before[path] !== after[path])
      throw invalid([{ path, message: "A credit note has this from its invoice" }]);
}

const fixedFields = ["category", "currency", "tax", "discountPercent", "discountFlat"] as const;

type Fixed = Record<(typeof fixedFields)[number], string>;
