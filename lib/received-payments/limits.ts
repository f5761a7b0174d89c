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
  /** Of a deducted deposit: what was received in all for its final invoice and its deposits. Null for any other invoice. */
  inAll: string | null;
};

/**
 * Returns the message for a payment of more than is due, or a refund of more than was received; undefined if it is within the
 * limit. What deposits brought is refunded once: on them, or on their final invoice as far as a credit or a lower total leaves its
 * balance below 0.
 */
export function overError({ amount, kind }: Payment, invoice: PaymentLimits): string | undefined {
  const limit = kind === "refund" ? mostRefunded(invoice) : new Big(invoice.balance);
  const over = new Big(amount).minus(limit.lt(0) ? 0 : limit);
  if (over.lte(0)) return undefined;
  const text = over.toFixed(minorDigits(invoice.currency));
  return `That is ${text} more than ${kind === "refund" ? "was received" : "is due"}.`;
}

function mostRefunded({ balance, received, brought, inAll }: PaymentLimits): Big {
  const own = new Big(received);
  if (inAll !== null) return own.gt(inAll) ? new Big(inAll) : own;
  const paid = own.plus(brought);
  const over = new Big(balance).neg();
  const most = over.lt(paid) ? over : paid;
  return most.gt(own) ? most : own;
}

/** The deposits of a final invoice, one of which is refunded: exact decimals as text. */
export type DeductedDeposits = {
  /** The balance of the final invoice. */
  balance: string;
  /** The sum that it deducts, and the part of it that was received. */
  deducted: string;
  brought: string;
  /** The part that is deducted of the refunded deposit, and the sum received for that now and after the refund. */
  own: { amount: string; received: string; after: string };
};

/** Returns true if a refund leaves less paid of deducted deposits than their final invoice, after its credit notes, needs. */
export function takesDeducted({ balance, deducted, brought, own }: DeductedDeposits): boolean {
  const lost = paidOf(own.received, own.amount).minus(paidOf(own.after, own.amount));
  const over = new Big(balance).neg();
  const needed = new Big(deducted).minus(over.gt(0) ? over : 0);
  return lost.gt(0) && new Big(brought).minus(lost).lt(needed);
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
