import Big from "big.js";
import { minorDigits } from "@/lib/currencies";
import { computeTotals, type TotalsInput } from "./totals";

/** A deposit as it was asked for: a percentage of the quotation, or an amount with tax. */
export type DepositOf = { percent: string } | { amount: string };

/** Returns the deposit of a text, "30 %" or "1190.00"; null if it is neither. */
export function readDeposit(text: string): DepositOf | null {
  const percent = /^(\d{1,3}(?:\.\d{1,4})?)\s*%$/.exec(text.trim())?.[1];
  if (percent !== undefined) return isWithin(percent, "100") ? { percent } : null;
  const amount = text.trim().replace(/(?<=^[1-9]\d{0,2}(?:,\d{3})*),(?=\d{3})/g, "");
  return /^\d{1,15}(\.\d{1,4})?$/.test(amount) && isWithin(amount, MAX_AMOUNT) ? { amount } : null;
}

/**
 * Returns the net amount of a deposit, in the currency's decimal places. With the quotation's tax it adds up to the percentage of
 * the quotation's total or to the amount; where rounded tax skips that total, to the nearest one below or above.
 */
export function depositNet(quotation: TotalsInput, deposit: DepositOf): string {
  const digits = minorDigits(quotation.currency);
  if ("percent" in deposit) {
    const { taxable } = computeTotals(quotation);
    return new Big(taxable).times(deposit.percent).div(100).round(digits, Big.roundHalfUp).toFixed(digits);
  }
  const net = new Big(deposit.amount).times(100).div(new Big(quotation.tax).plus(100));
  return net.round(digits, Big.roundHalfUp).toFixed(digits);
}

/** Returns the totals of a deposit invoice over a net amount, with the quotation's currency and tax. */
export function depositTotals({ currency, tax }: Pick<TotalsInput, "currency" | "tax">, net: string) {
  const items = [{ rate: net, quantity: "1" }];
  return computeTotals({ currency, tax, items, discountPercent: "0", discountFlat: "0" });
}

/** Returns the tax in what is left of a deposit after its credit notes, rounded to the currency. */
export function taxWithin(
  left: string,
  deposit: { total: string; taxAmount: string; currency: string },
): string {
  const digits = minorDigits(deposit.currency);
  if (new Big(deposit.total).eq(0)) return new Big(0).toFixed(digits);
  const share = new Big(deposit.taxAmount).times(left).div(deposit.total);
  return share.round(digits, Big.roundHalfUp).toFixed(digits);
}

const MAX_AMOUNT = "999999999999";

function isWithin(text: string, max: string): boolean {
  return new Big(text).gt(0) && new Big(text).lte(max);
}
