import Big from "big.js";
import { minorDigits } from "@/lib/shared/money/currencies";
import { formatMoney } from "@/lib/shared/money/money";
import type { TotalsInput } from "./totals";
import { computeTotals } from "./totals";

type Payment = { kind: "payment" | "deposit" | "withheld" | "refund"; amount: string };

/** Returns the money that arrived: payments and deposits less refunds. Withheld tax does not arrive. */
export function moneyReceived(payments: readonly Payment[], currency: string): string {
  return payments
    .reduce((sum, { kind, amount }) => {
      if (kind === "withheld") return sum;
      return kind === "refund" ? sum.minus(amount) : sum.plus(amount);
    }, new Big(0))
    .toFixed(minorDigits(currency));
}

/**
 * Returns the line of a receipt over a part of an invoice. It has no tax rate of its own, because a rounded tax cannot reach
 * every amount: the tax in it is written below, the invoice's tax in proportion.
 */
export function receiptLine(invoice: TotalsInput & { number: string }, amount: string) {
  const { total, taxAmount } = computeTotals(invoice);
  const digits = minorDigits(invoice.currency);
  const tax = new Big(total).eq(0) ? new Big(0) : new Big(taxAmount).times(amount).div(total);
  const within = tax.round(digits, Big.roundHalfUp);
  const of = `Of a total of ${formatMoney(total, invoice.currency)}`;
  return {
    title: `Payment for invoice ${invoice.number}`,
    description: within.eq(0)
      ? of
      : `${of}. Tax in it: ${formatMoney(within.toFixed(digits), invoice.currency)}`,
    rate: amount,
    quantity: "1",
    taxRate: null,
    unit: null,
  };
}
