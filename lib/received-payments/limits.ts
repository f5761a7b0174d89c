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

/**
 * Returns the message for a payment of more than is due, or a refund of more than was received; undefined if it is within the
 * limit. Balance and received are those of the invoice without this payment. What its deposits brought is refunded as far as a
 * credit or a lower total leaves the balance below 0.
 */
export function overError(
  { amount, kind }: Payment,
  invoice: { balance: string; received: string; deducted: string; currency: string },
): string | undefined {
  const limit = kind === "refund" ? mostRefunded(invoice) : new Big(invoice.balance);
  const over = new Big(amount).minus(limit.lt(0) ? 0 : limit);
  if (over.lte(0)) return undefined;
  const text = over.toFixed(minorDigits(invoice.currency));
  return `That is ${text} more than ${kind === "refund" ? "was received" : "is due"}.`;
}

function mostRefunded({ balance, received, deducted }: Record<"balance" | "received" | "deducted", string>) {
  const paid = new Big(received).plus(deducted);
  const over = new Big(balance).neg();
  const most = over.lt(paid) ? over : paid;
  return most.gt(received) ? most : new Big(received);
}

/** Returns what a payment adds to the sum received: its amount, negative for a refund. */
export function signedAmount({ amount, kind }: Payment): Big {
  return kind === "refund" ? new Big(amount).neg() : new Big(amount);
}
