import Big from "big.js";
import type { TaxTreatment } from "./tax-treatments";

/**
 * The lines with one tax rate: their net amount after their share of the discount, and the tax on it. The share includes tax if the
 * prices do.
 */
export type TaxGroup = { rate: string; net: string; tax: string; discount: string };

export type Taxed = {
  /** Percent, for lines without a rate of their own. */
  tax: string;
  /** Defaults to standard. */
  taxTreatment?: TaxTreatment;
};

/** Returns the tax rate of a line as exact text: its own or the document's, 0 if the document has another treatment. */
export function rateOfLine(document: Taxed, line: { taxRate?: string | null }): string {
  if (document.taxTreatment && document.taxTreatment !== "standard") return "0";
  return decimal(line.taxRate?.trim() ? line.taxRate : document.tax).toFixed();
}

/** Returns the sums of the lines by tax rate, the highest rate first. A document without lines has a group of its own rate. */
export function sumsByRate(lines: readonly { rate: string; amount: Big }[], none: string) {
  const sums = new Map<string, Big>();
  for (const { rate, amount } of lines) sums.set(rate, (sums.get(rate) ?? new Big(0)).plus(amount));
  if (sums.size === 0) sums.set(none, new Big(0));
  return [...sums].map(([rate, amount]) => ({ rate, amount })).sort((a, b) => new Big(b.rate).cmp(a.rate));
}

/**
 * Divides an amount in proportion to the weights, in units of the currency, so that the shares add up to it exactly: each is
 * rounded down, and the units that are left go to the largest remainders. Of equal ones the first gets it.
 */
export function divide(amount: Big, weights: readonly Big[], digits: number): Big[] {
  const whole = weights.reduce((sum, weight) => sum.plus(weight), new Big(0));
  // Incomplete input in a form can be negative.
  if (weights.length === 1 || whole.lte(0) || weights.some((weight) => weight.lt(0)))
    return weights.map((_, index) => (index === 0 ? amount : new Big(0)));
  const unit = new Big(10).pow(-digits).times(amount.lt(0) ? -1 : 1);
  const shares = weights.map((weight) => {
    const product = amount.times(weight);
    const share = divided(product, whole, digits);
    return { share, rest: product.minus(share.times(whole)).abs() };
  });
  const missing = shares.reduce((left, { share }) => left.minus(share), amount).div(unit);
  const first = shares
    .map(({ rest }, index) => ({ rest, index }))
    .sort((a, b) => b.rest.cmp(a.rest) || a.index - b.index)
    .slice(0, Number(missing))
    .map(({ index }) => index);
  return shares.map(({ share }, index) => (first.includes(index) ? share.plus(unit) : share));
}

/** Divides and rounds towards zero. Exact, unlike a rounded quotient that is rounded again. */
function divided(product: Big, whole: Big, digits: number): Big {
  const quotient = product.div(whole).round(digits, Big.roundDown);
  const unit = new Big(10).pow(-digits).times(product.lt(0) ? -1 : 1);
  // big.js rounds a quotient to 20 places: it may have reached the next unit.
  return quotient.times(whole).abs().gt(product.abs()) ? quotient.minus(unit) : quotient;
}

/** Reads a number of a form. An incomplete one such as "12." or ".5" counts as its digits so far, any other text as zero. */
export function decimal(text: string): Big {
  return /^-?(\d+(?:\.\d*)?|\.\d+)$/.test(text) ? new Big(text) : new Big(0);
}
