import { type PaymentStatus, paymentStatuses } from "@/lib/projects/statuses";
import { compareNames, searchText } from "@/lib/search-text";
import type { PaymentFilter, PaymentRow, PaymentStats } from "./schema";
import { FREELANCING } from "@/lib/constants";

/** Returns whether the payment matches the filter, by the same rules as the server's `where`. */
export function matchesPaymentFilter(payment: PaymentRow, filter: PaymentFilter): boolean {
  const { paymentStatus, name, clientId } = filter;
  return (
    (!paymentStatus || (paymentStatus === "paid") === (payment.paymentStatus === "paid")) &&
    (!name || searchText(payment.name).includes(searchText(name))) &&
    (!clientId || payment.clientId === (clientId === FREELANCING ? null : clientId))
  );
}

/** Compares payments: pending, processing, paid, each by name. */
export function comparePayments(a: PaymentRow, b: PaymentRow): number {
  const rank = (payment: PaymentRow) => paymentStatuses.indexOf(payment.paymentStatus);
  return rank(a) - rank(b) || compareNames(a, b) || a.id.localeCompare(b.id);
}

/** Returns the sums after a payment's status has changed. Budgets are whole units of the user's currency. */
export function statsAfterChange(
  stats: PaymentStats,
  { paymentStatus: before, budget }: Pick<PaymentRow, "paymentStatus" | "budget">,
  after: PaymentStatus,
): PaymentStats {
  const moved = (status: PaymentStatus) => budget * (Number(after === status) - Number(before === status));
  const unprocessed = stats.unprocessed + moved("pending");
  const processing = stats.processing + moved("processing");
  return { unprocessed, processing, allAmountDue: unprocessed + processing };
}
