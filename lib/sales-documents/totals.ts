import Big from "big.js";
import { minorDigits } from "@/lib/currencies";

/** Exact decimals as text, as in the API and the form. Percentages are 0 to 100. */
export type TotalsInput = {
  currency: string;
  items: readonly { rate: string; quantity: string }[];
  discountPercent: string;
  discountFlat: string;
  tax: string;
};

/** The printed amounts of a document, with the currency's decimal places. They add up exactly. */
export type Totals = {
  lineTotals: string[];
  subtotal: string;
  /** Percentage and flat discount together. */
  discount: string;
  taxable: string;
  taxAmount: string;
  total: string;
};

/**
 * Computes the totals of a document, for builder, server, lists and PDF. Each printed amount is rounded half away from zero to
 * the currency's minor digits before it is used further. Invalid numbers count as zero, so that a form can show totals while
 * it is being filled in.
 */
export function computeTotals({ currency, items, discountPercent, discountFlat, tax }: TotalsInput): Totals {
  const digits = minorDigits(currency);
  const round = (amount: Big) => amount.round(digits, Big.roundHalfUp);
  const lines = items.map((item) => round(decimal(item.rate).times(decimal(item.quantity))));
  const subtotal = lines.reduce((sum, line) => sum.plus(line), new Big(0));
  const discount = round(subtotal.times(decimal(discountPercent)).div(100)).plus(
    round(decimal(discountFlat)),
  );
  const taxable = subtotal.minus(discount);
  const taxAmount = round(taxable.times(decimal(tax)).div(100));
  const print = (amount: Big) => amount.toFixed(digits);
  return {
    lineTotals: lines.map(print),
    subtotal: print(subtotal),
    discount: print(discount),
    taxable: print(taxable),
    taxAmount: print(taxAmount),
    total: print(taxable.plus(taxAmount)),
  };
}

/** Returns the totals with another total; the difference belongs to the tax. */
export function withTotal(totals: Totals, total: string): Totals {
  const digits = totals.taxable.split(".")[1]?.length ?? 0;
  const taxAmount = new Big(total).minus(totals.taxable).toFixed(digits);
  return { ...totals, taxAmount, total: new Big(total).toFixed(digits) };
}

/** The maximum of the database columns, including tax and in any currency. */
const MAX_TOTAL = "999999999999999";

export const DISCOUNT_TOO_LARGE = "Discount cannot exceed the subtotal";
export const TOTAL_TOO_LARGE = "The total must be at most 999,999,999,999,999";

/** Returns whether the discount exceeds the subtotal. */
export function isDiscountTooLarge(totals: Totals): boolean {
  return new Big(totals.taxable).lt(0);
}

/** Returns whether the total exceeds what the database can store. */
export function isTotalTooLarge(totals: Totals): boolean {
  return new Big(totals.subtotal).gt(MAX_TOTAL) || new Big(totals.total).gt(MAX_TOTAL);
}

// An incomplete number such as "12." or ".5" counts as its digits so far.
function decimal(text: string): Big {
  return /^-?(\d+\.?\d*|\.\d+)$/.test(text) ? new Big(text) : new Big(0);
}
