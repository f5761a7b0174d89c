import Big from "big.js";
import { minorDigits } from "@/lib/shared/money/currencies";
import { lineAmount, type LinePrice } from "./line-amount";
import { decimal, divide, rateOfLine, sumsByRate, type Taxed, type TaxGroup } from "./tax-groups";

/** Exact decimals as text, as in the API and the form. Percentages are 0 to 100. */
export type TotalsInput = Taxed & {
  currency: string;
  /** A line without a tax rate has the document's. */
  items: readonly (LinePrice & { taxRate?: string | null })[];
  /** True if rates and discounts include tax. */
  pricesIncludeTax?: boolean;
  discountPercent: string;
  discountFlat: string;
  /** The percentage of the net amount that the client withholds. */
  withholding?: string | null;
  /** The deposits that an invoice deducts, with tax. */
  deposits?: readonly { amount: string; taxAmount: string }[];
};

/** The printed amounts of a document, with the currency's decimal places. They add up exactly. */
export type Totals = {
  /** Without the discounts of the lines. */
  lineTotals: string[];
  lineDiscounts: string[];
  /** The lines less their discounts; with tax if the prices include it, as is the discount. */
  subtotal: string;
  /** Percentage and flat discount together. */
  discount: string;
  taxable: string;
  /** By tax rate, the highest first. */
  taxGroups: TaxGroup[];
  taxAmount: string;
  total: string;
  /** The net amount that is paid now, and the tax that the client withholds from it. */
  withheldFrom: string;
  withheld: string;
  /** The total less the deposits and what is withheld. */
  receivable: string;
};

/**
 * Computes the totals of a document, for builder, server, lists and PDF. Each printed amount is rounded half away from zero to
 * the currency's minor digits before it is used further; tax is rounded once per rate. Where prices include tax, what was typed
 * is the total, and of each rate net amount and tax are divided from it. Invalid numbers count as zero, so that a form can show
 * totals while it is being filled in.
 */
export function computeTotals(document: TotalsInput): Totals {
  const { items, discountPercent, discountFlat } = document;
  const digits = minorDigits(document.currency);
  const round = (amount: Big) => amount.round(digits, Big.roundHalfUp);
  const lines = items.map((item) => lineAmount(item, digits));
  const subtotal = sum(lines.map(({ amount }) => amount));
  const discount = round(subtotal.times(decimal(discountPercent)).div(100)).plus(
    round(decimal(discountFlat)),
  );
  const groups = sumsByRate(
    items.map((item, index) => ({
      rate: rateOfLine(document, item),
      amount: lines[index]?.amount ?? new Big(0),
    })),
    rateOfLine(document, {}),
  );
  const weights = groups.map(({ amount }) => amount);
  const taxed = divide(discount, weights, digits).map((share, index) => {
    const { rate, amount } = groups[index] ?? { rate: "0", amount: new Big(0) };
    const left = amount.minus(share);
    const [net, tax] = document.pricesIncludeTax
      ? withoutTax(left, rate, digits)
      : [left, round(left.times(rate).div(100))];
    return { rate, net, tax, discount: share };
  });
  const taxable = sum(taxed.map(({ net }) => net));
  const taxAmount = sum(taxed.map(({ tax }) => tax));
  const print = (amount: Big) => amount.toFixed(digits);
  const totals = {
    lineTotals: lines.map(({ whole }) => print(whole)),
    lineDiscounts: lines.map(({ discount: own }) => print(own)),
    subtotal: print(subtotal),
    discount: print(discount),
    taxable: print(taxable),
    taxGroups: taxed.map(({ rate, net, tax, discount: share }) => ({
      rate,
      net: print(net),
      tax: print(tax),
      discount: print(share),
    })),
    taxAmount: print(taxAmount),
    total: print(taxable.plus(taxAmount)),
  };
  return { ...totals, ...settle(document, totals) };
}

/** Divides an amount with tax into the net amount and the tax in it, in whole units of the currency. */
function withoutTax(amount: Big, rate: string, digits: number): [net: Big, tax: Big] {
  const [net = amount, tax = new Big(0)] = divide(amount, [new Big(100), new Big(rate)], digits);
  return [net, tax];
}

/**
 * Returns what the client withholds and what is received. Tax is withheld from the net amount that is paid now: deposits were
 * paid before, less what was withheld then.
 */
function settle(
  { withholding, deposits = [], currency }: TotalsInput,
  { taxable, total }: Pick<Totals, "taxable" | "total">,
): Pick<Totals, "withheldFrom" | "withheld" | "receivable"> {
  const digits = minorDigits(currency);
  const paid = sum(deposits.map(({ amount }) => new Big(amount)));
  const paidTax = sum(deposits.map(({ taxAmount }) => new Big(taxAmount)));
  const net = new Big(taxable).minus(paid).plus(paidTax);
  const withheld = net.gt(0)
    ? net
        .times(decimal(withholding ?? ""))
        .div(100)
        .round(digits, Big.roundHalfUp)
    : new Big(0);
  return {
    withheldFrom: net.toFixed(digits),
    withheld: withheld.toFixed(digits),
    receivable: new Big(total).minus(paid).minus(withheld).toFixed(digits),
  };
}

/** The stored amounts of a credit note. They depend on the earlier credit notes of its invoice: see credit-rules.ts. */
export type CreditAmounts = {
  total: string;
  /** Null for a credit note of an earlier version, which has one tax rate. */
  taxGroups: readonly TaxGroup[] | null;
};

/** Returns the totals of a credit note: its lines, with the stored tax and total. */
export function withCredit(totals: Totals, { total, taxGroups }: CreditAmounts): Totals {
  const digits = totals.taxable.split(".")[1]?.length ?? 0;
  const taxable = taxGroups ? sum(taxGroups.map(({ net }) => new Big(net))).toFixed(digits) : totals.taxable;
  const taxAmount = new Big(total).minus(taxable).toFixed(digits);
  const [only] = totals.taxGroups;
  const groups = taxGroups ?? (only ? [{ ...only, tax: taxAmount }] : []);
  const text = new Big(total).toFixed(digits);
  return {
    ...totals,
    taxable,
    taxGroups: [...groups],
    taxAmount,
    total: text,
    withheldFrom: taxable,
    withheld: new Big(0).toFixed(digits),
    receivable: text,
  };
}

function sum(amounts: readonly Big[]): Big {
  return amounts.reduce((all, amount) => all.plus(amount), new Big(0));
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
