import Big from "big.js";
import { minorDigits } from "@/lib/shared/money/currencies";
import type { ReceivedPaymentKind } from "./kinds";

type Payment = { amount: string; kind: ReceivedPaymentKind };

/** Returns the message for an amount with more decimal places than its currency has; undefined if it is valid. */
export function scaleError(amount: string, currency: string): string | undefined {
  const digits = minorDigits(currency);
  if ((amount.split(".")[1]?.length ?? 0) <= digits) return undefined;
  return digits === 0
    ? `${currency} has no decimal places`
    : `${currency} has at most ${digits} decimal places`;
}

/** The sums that limit the payments of an invoice, without the one that is checked: exact decimals as text. */
export type PaymentLimits = {
  balance: string;
  received: string;
  currency: string;
  /** The sum received for the deposits that it deducts. */
  brought: string;
};

/**
 * Returns the message for a payment of more than is due, or a refund of more than was received; undefined if it is within the
 * limit. What deposits brought is refunded on their final invoice, as far as a credit or a lower total leaves its balance below 0.
 */
export function overError({ amount, kind }: Payment, invoice: PaymentLimits): string | undefined {
  const limit = kind === "refund" ? mostRefunded(invoice) : new Big(invoice.balance);
  const over = new Big(amount).minus(limit.lt(0) ? 0 : limit);
  if (over.lte(0)) return undefined;
  const text = over.toFixed(minorDigits(invoice.currency));
  return `That is ${text} more than ${kind === "refund" ? "was received" : "is due"}.`;
}

function mostRefunded({ balance, received, brought }: PaymentLimits): Big {
  const own = new Big(received);
  const paid = own.plus(brought);
  const over = new Big(balance).neg();
  const most = over.lt(paid) ? over : paid;
  return most.gt(own) ? most : own;
}

/** The sums of a deposit that one of its refunds changes: the part that is deducted, and what was received before and after. */
export type DeductedDeposit = { amount: string; before: string; after: string };

/**
 * Returns true if a refund takes from the part of a deposit that its final invoice deducts, which would be owed again. What was
 * received beyond that part is refunded on the deposit.
 */
export function takesDeducted({ amount, before, after }: DeductedDeposit): boolean {
  return paidOf(after, amount).lt(paidOf(before, amount));
}

/** Returns the part of a deducted amount that is paid. */
function paidOf(received: string, amount: string): Big {
  const paid = new Big(received);
  if (paid.lt(0)) return new Big(0);
  return paid.gt(amount) ? new Big(amount) : paid;
}

/** Returns what a payment adds to the sum received: its amount, negative for a refund. */
export function signedAmount({ amount, kind }: Payment): Big {
  return kind === "refund" ? new Big(amount).neg() : new Big(amount);
}
