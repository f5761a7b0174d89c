import Big from "big.js";
import { minorDigits } from "@/lib/shared/money/currencies";
import { lineAmount, type LinePrice } from "./line-amount";
import { rateOfLine, type TaxGroup } from "./tax-groups";
import { computeTotals, type TotalsInput } from "./totals";
import type { ItemUnit } from "./units";

/** An invoice line, or a line of a credit note. Numbers are exact decimals as text. */
export type CreditLine = LinePrice & {
  title: string;
  description?: string | null;
  discountPercent?: string;
  discountFlat?: string;
  taxRate?: string | null;
  unit?: ItemUnit | null;
};

export type CreditedInvoice = Omit<TotalsInput, "items"> & { items: readonly CreditLine[] };

/** A credit note of an invoice: its lines, the oldest note first. */
export type EarlierCredit = { items: readonly CreditLine[] };

/** The amounts that a credit note takes from its invoice, in the invoice's currency. */
export type CreditTotals = { discount: string; total: string; taxGroups: TaxGroup[] };

/** Returns the lines of an invoice that are not credited yet, with what is left of each. */
export function linesLeft(invoice: CreditedInvoice, earlier: readonly EarlierCredit[]): CreditLine[] {
  const left = amountsLeft(invoice, earlier);
  return invoice.items.flatMap((line, index) => {
    const amount = left[index] ?? new Big(0);
    return amount.gt(0) ? [{ ...line, ...partOf(line, amount, invoice.currency) }] : [];
  });
}

/**
 * Returns the position of the first line that takes more than is left of its invoice line, with what is left, or with null if
 * the invoice has no such line. Returns null if all fit.
 */
export function findExcess(
  invoice: CreditedInvoice,
  earlier: readonly EarlierCredit[],
  items: readonly CreditLine[],
): { index: number; left: string | null } | null {
  const all = matchLines(invoice, earlier, items);
  const index = all.findIndex(({ at, rest, amount }) => at === undefined || !rest || amount.gt(rest));
  const found = all[index];
  return found ? { index, left: found.rest?.toFixed(minorDigits(invoice.currency)) ?? null } : null;
}

/** Returns the lines of a credit note with the tax rates of their invoice lines. A line with another rate keeps it. */
export function withInvoiceRates(
  invoice: CreditedInvoice,
  earlier: readonly EarlierCredit[],
  items: readonly CreditLine[],
): CreditLine[] {
  return matchLines(invoice, earlier, items).map(({ item, at }) => {
    const line = invoice.items[at ?? -1];
    const isOther = item.taxRate && line && rateOfLine(invoice, item) !== rateOfLine(invoice, line);
    return line && !isOther ? { ...item, taxRate: line.taxRate ?? null } : item;
  });
}

/** Returns the position of the first line with another tax rate than its invoice line; -1 without any. */
export function findOtherRate(
  invoice: CreditedInvoice,
  earlier: readonly EarlierCredit[],
  items: readonly CreditLine[],
): number {
  return matchLines(invoice, earlier, items).findIndex(({ item, at }) => {
    const line = invoice.items[at ?? -1];
    return line && rateOfLine(invoice, line) !== rateOfLine(invoice, item);
  });
}

/**
 * Returns the discount and total of a credit note with these lines. Discount and tax are the invoice's, by tax rate and in
 * proportion to the lines that are credited after the earlier ones, so that all credit notes of an invoice add up to it exactly.
 */
export function creditTotals(
  invoice: CreditedInvoice,
  earlier: readonly EarlierCredit[],
  items: readonly CreditLine[],
): CreditTotals {
  const before = linesOf(earlier);
  const from = sharesOf(invoice, before);
  const rates = new Set(items.map((item) => rateOfLine(invoice, item)));
  const groups = sharesOf(invoice, [...before, ...items])
    .map(({ rate, net, tax, discount }, index) => ({
      rate,
      net: net.minus(from[index]?.net ?? 0),
      tax: tax.minus(from[index]?.tax ?? 0),
      discount: discount.minus(from[index]?.discount ?? 0),
    }))
    .filter(({ rate }) => rates.has(rate));
  const print = (amount: Big) => amount.toFixed(minorDigits(invoice.currency));
  return {
    discount: print(groups.reduce((sum, { discount }) => sum.plus(discount), new Big(0))),
    total: print(groups.reduce((sum, { net, tax }) => sum.plus(net).plus(tax), new Big(0))),
    taxGroups: groups.map(({ rate, net, tax, discount }) => ({
      rate,
      net: print(net),
      tax: print(tax),
      discount: print(discount),
    })),
  };
}

/** Returns whether lines are together more than is left of all lines of an invoice. */
export function exceedsAll(
  invoice: CreditedInvoice,
  earlier: readonly EarlierCredit[],
  items: readonly CreditLine[],
): boolean {
  const left = amountsLeft(invoice, earlier).reduce((sum, amount) => sum.plus(amount), new Big(0));
  return sumOf(items, invoice.currency).gt(left);
}

/** Returns the total and tax that credit notes leave of an invoice; each takes the tax of its own lines. */
export function leftOf(invoice: CreditedInvoice, earlier: readonly EarlierCredit[]) {
  const { total, taxAmount } = computeTotals(invoice);
  let [totalLeft, taxLeft] = [new Big(total), new Big(taxAmount)];
  for (const { net, tax } of sharesOf(invoice, linesOf(earlier))) {
    totalLeft = totalLeft.minus(net).minus(tax);
    taxLeft = taxLeft.minus(tax);
  }
  const digits = minorDigits(invoice.currency);
  return { total: totalLeft.toFixed(digits), tax: taxLeft.toFixed(digits) };
}

/** Returns the discount, net amount and tax of credited lines by tax rate. They never decrease as lines are added. */
function sharesOf(invoice: CreditedInvoice, lines: readonly CreditLine[]) {
  const digits = minorDigits(invoice.currency);
  return computeTotals(invoice).taxGroups.map((group) => {
    const including = new Big(invoice.pricesIncludeTax ? group.tax : 0);
    const whole = including.plus(group.net).plus(group.discount);
    const own = lines.filter((line) => rateOfLine(invoice, line) === group.rate);
    const amount = sumOf(own, invoice.currency);
    const share = (text: string) =>
      whole.eq(0) ? new Big(0) : new Big(text).times(amount).div(whole).round(digits, Big.roundHalfUp);
    const [discount, tax] = [share(group.discount), share(group.tax)];
    const left = amount.minus(discount);
    return { rate: group.rate, net: invoice.pricesIncludeTax ? left.minus(tax) : left, tax, discount };
  });
}

/** Returns each line with the position of its invoice line, and what was left of that before. */
function matchLines(
  invoice: CreditedInvoice,
  earlier: readonly EarlierCredit[],
  items: readonly CreditLine[],
) {
  const left = amountsLeft(invoice, earlier);
  return items.map((item, index) => {
    const amount = amountOf(item, invoice.currency);
    const at = lineFor(invoice, left, { item, index, amount });
    const rest = at === undefined ? undefined : left[at];
    if (at !== undefined && rest) left[at] = rest.minus(amount);
    return { item, at, rest, amount };
  });
}

/** Returns what is left of each line of an invoice, by its position. */
function amountsLeft(invoice: CreditedInvoice, earlier: readonly EarlierCredit[]): Big[] {
  const left = invoice.items.map((line) => amountOf(line, invoice.currency));
  for (const { items } of earlier)
    for (const [index, item] of items.entries()) {
      const amount = amountOf(item, invoice.currency);
      const at = lineFor(invoice, left, { item, index, amount });
      if (at !== undefined) left[at] = (left[at] ?? new Big(0)).minus(amount);
    }
  return left;
}

type Credited = { item: CreditLine; index: number; amount: Big };

/**
 * Returns the position of the invoice line that a credited line belongs to: of the lines with its title, and its tax rate if
 * there is one, the one of which exactly this amount is left, else one with the same rate, else the first with enough left. A
 * line with another title belongs to the invoice line in the same position.
 */
function lineFor(invoice: CreditedInvoice, left: readonly Big[], { item, index, amount }: Credited) {
  const lines = invoice.items.map((line, at) => ({ line, at, rest: left[at] ?? new Big(0) }));
  const titled = lines.filter(({ line }) => line.title === item.title);
  const taxed = titled.filter(({ line }) => rateOfLine(invoice, line) === rateOfLine(invoice, item));
  const same = taxed.length > 0 ? taxed : titled;
  const fitting = same.filter(({ rest }) => rest.gte(amount));
  const found =
    fitting.find(({ rest }) => rest.eq(amount)) ??
    fitting.find(({ line }) => new Big(line.rate).eq(item.rate)) ??
    fitting[0] ??
    same[0] ??
    lines[index];
  return found?.at;
}

/** Returns what differs in a part of a line: its quantity where the line's rate gives exactly the amount, else the amount as rate. */
function partOf(line: CreditLine, amount: Big, currency: string): Partial<CreditLine> {
  if (amount.eq(amountOf(line, currency))) return {};
  if (hasDiscount(line))
    return { rate: amount.toFixed(), quantity: "1", unit: null, discountPercent: "0", discountFlat: "0" };
  const quantity = amount.div(line.rate).round(4, Big.roundHalfUp).toFixed();
  const isExact = amountOf({ rate: line.rate, quantity }, currency).eq(amount);
  return isExact ? { quantity } : { rate: amount.toFixed(), quantity: "1", ...(line.unit && { unit: null }) };
}

function hasDiscount({ discountPercent = "0", discountFlat = "0" }: CreditLine): boolean {
  return Number(discountPercent) > 0 || Number(discountFlat) > 0;
}

function sumOf(items: readonly CreditLine[], currency: string): Big {
  return items.reduce((sum, item) => sum.plus(amountOf(item, currency)), new Big(0));
}

function amountOf(line: LinePrice, currency: string): Big {
  return lineAmount(line, minorDigits(currency)).amount;
}

function linesOf(credits: readonly EarlierCredit[]): CreditLine[] {
  return credits.flatMap(({ items }) => items);
}
