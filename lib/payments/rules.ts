import { type PaymentStatus, paymentStatuses } from "@/lib/projects/statuses";
import { countOf } from "@/lib/shared/text/format";
import { type SalesDocumentCategory, salesDocumentCategories } from "@/lib/sales-documents/categories";
import { compareNames, searchText } from "@/lib/shared/text/search-text";
import type { PaymentFilter, PaymentRow, PaymentStats } from "./schema";
import { FREELANCING } from "@/lib/shared/constants";

/** Returns whether the payment matches the filter, by the same rules as the server's `where`. */
export function matchesPaymentFilter(payment: PaymentRow, filter: PaymentFilter): boolean {
  const { paymentStatus, name, clientId } = filter;
  return (
    (!paymentStatus || (paymentStatus === "paid") === (payment.paymentStatus === "paid")) &&
    (!name || searchText(payment.name).includes(searchText(name))) &&
    (!clientId || payment.clientId === (clientId === FREELANCING ? null : clientId))
  );
}

/** Compares payments: pending, processing, paid, each by name; sorted by what is owed, the longest owed come before them. */
export function comparePayments(
  a: PaymentRow,
  b: PaymentRow,
  { sort }: Pick<PaymentFilter, "sort"> = {},
): number {
  const rank = (payment: PaymentRow) => paymentStatuses.indexOf(payment.paymentStatus);
  const byOwed = sort === "owed" ? compareOwed(a, b) : 0;
  return byOwed || rank(a) - rank(b) || compareNames(a, b) || a.id.localeCompare(b.id);
}

function compareOwed({ owedSince: a }: PaymentRow, { owedSince: b }: PaymentRow): number {
  if (a === b) return 0;
  return a === null || (b !== null && b < a) ? 1 : -1;
}

/** Returns the category of the document to create next: an invoice follows a quotation, a receipt an invoice. */
export function nextCategory(
  documents: readonly { category: SalesDocumentCategory }[],
): SalesDocumentCategory {
  const has = (category: SalesDocumentCategory) => documents.some((one) => one.category === category);
  if (has("receipt")) return "invoice";
  if (has("invoice")) return "receipt";
  return has("quotation") ? "invoice" : "quotation";
}

/** Returns the category of which the project has no document and should have the next one; null if it has one of each. */
export function emptySlot(
  documents: readonly { category: SalesDocumentCategory }[],
): SalesDocumentCategory | null {
  const isEmpty = (category: SalesDocumentCategory) => !documents.some((one) => one.category === category);
  const next = nextCategory(documents);
  return isEmpty(next) ? next : (salesDocumentCategories.find(isEmpty) ?? null);
}

/** Returns the days from today to a calendar date, in the browser's zone; the library of dates would be 8 KiB of the page. */
export function daysUntil(date: string, now: Date): number {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  return Math.round((Date.parse(date) - today) / 86_400_000);
}

/** Returns "12 days" for what is late, "Due today" or "Due in 5 days". */
export function ageText(daysAhead: number): string {
  if (daysAhead === 0) return "Due today";
  const days = countOf(Math.abs(daysAhead), "day");
  return daysAhead < 0 ? days : `Due in ${days}`;
}

type Sums = Pick<PaymentStats, "unprocessed" | "processing" | "allAmountDue">;
type Changed = Pick<PaymentRow, "paymentStatus" | "budget" | "currency">;

/** Returns the sums after a payment's status has changed, in its currency. `own` is the profile's. */
export function statsAfterChange(
  stats: PaymentStats,
  { paymentStatus: before, budget, currency }: Changed,
  after: PaymentStatus,
  own: string | undefined,
): PaymentStats {
  const moved = (status: PaymentStatus) => budget * (Number(after === status) - Number(before === status));
  const change = <Of extends Sums>(sums: Of): Of => {
    const [unprocessed, processing] = [
      sums.unprocessed + moved("pending"),
      sums.processing + moved("processing"),
    ];
    return { ...sums, unprocessed, processing, allAmountDue: unprocessed + processing };
  };
  if (currency === null || own === undefined || currency === own) return change(stats);
  const nothing = { currency, unprocessed: 0, processing: 0, allAmountDue: 0 };
  const others = stats.others ?? [];
  const isKnown = others.some((sums) => sums.currency === currency);
  return {
    ...stats,
    others: (isKnown ? others : [...others, nothing]).map((sums) =>
      sums.currency === currency ? change(sums) : sums,
    ),
  };
}

/** Returns the payments by currency, the profile's first: amounts of different currencies are in no common column. */
export function byCurrency<Row extends { currency: string | null }>(
  payments: readonly Row[],
  own: string | undefined,
): { currency: string | undefined; payments: Row[] }[] {
  const currencies = new Set(payments.map(({ currency }) => currency ?? own));
  return [...currencies]
    .map((currency) => ({
      currency,
      payments: payments.filter((payment) => (payment.currency ?? own) === currency),
    }))
    .toSorted((a, b) => Number(b.currency === own) - Number(a.currency === own));
}
