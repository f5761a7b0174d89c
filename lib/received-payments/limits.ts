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
 * limit. Balance and received are those of the invoice without this payment.
 */
export function overError(
  { amount, kind }: Payment,
  invoice: { balance: string; received: string; currency: string },
): string | undefined {
  const limit = new Big(kind === "refund" ? invoice.received : invoice.balance);
  const over = new Big(amount).minus(limit.lt(0) ? 0 : limit);
  if (over.lte(0)) return undefined;
  const text = over.toFixed(minorDigits(invoice.currency));
  return `That is ${text} more than ${kind === "refund" ? "was received" : "is due"}.`;
}

/** Returns what a payment adds to the sum received: its amount, negative for a refund. */
export function signedAmount({ amount, kind }: Payment): Big {
  return kind === "refund" ? new Big(amount).neg() : new Big(amount);
}
