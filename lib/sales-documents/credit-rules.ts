import Big from "big.js";
import { minorDigits } from "@/lib/currencies";
import { computeTotals, type TotalsInput } from "./totals";

/** An invoice line, or a line of a credit note. Numbers are exact decimals as text. */
export type CreditLine = { title: string; description?: string | null; rate: string; quantity: string };

export type CreditedInvoice = Omit<TotalsInput, "items"> & { items: readonly CreditLine[] };

/** A credit note of an invoice: its lines, the oldest note first. */
export type EarlierCredit = { items: readonly CreditLine[] };

type Amounts = {
  /** The net amount of the lines, before discount and tax. */
  subtotal: Big;
  discount: Big;
  total: Big;
};

/** What a credit note takes from its invoice, in the invoice's currency. */
export type CreditTotals = { discount: string; total: string };

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
  const left = amountsLeft(invoice, earlier);
  for (const [index, item] of items.entries()) {
    const amount = amountOf(item, invoice.currency);
    const at = lineFor(invoice, left, { item, index, amount });
    const rest = left[at ?? -1];
    if (at === undefined || !rest || amount.gt(rest)) return { index, left: textOf(rest, invoice) };
    left[at] = rest.minus(amount);
  }
  return null;
}

/**
 * Returns the discount and total of a credit note with these lines. Discount and tax are the invoice's, in proportion to the
 * lines that are credited after the earlier ones, so that all credit notes of an invoice add up to it exactly.
 */
export function creditTotals(
  invoice: CreditedInvoice,
  earlier: readonly EarlierCredit[],
  items: readonly CreditLine[],
): CreditTotals {
  const before = sumOf(
    earlier.flatMap((credit) => credit.items),
    invoice.currency,
  );
  const [from, to] = [
    shareOf(invoice, before),
    shareOf(invoice, before.plus(sumOf(items, invoice.currency))),
  ];
  const digits = minorDigits(invoice.currency);
  return {
    discount: to.discount.minus(from.discount).toFixed(digits),
    total: to.total.minus(from.total).toFixed(digits),
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

/** Returns what is left of an invoice's total after its credit notes. */
export function totalLeft(invoice: CreditedInvoice, earlier: readonly EarlierCredit[]): string {
  const { total } = computeTotals(invoice);
  const credited = shareOf(
    invoice,
    sumOf(
      earlier.flatMap((credit) => credit.items),
      invoice.currency,
    ),
  );
  return new Big(total).minus(credited.total).toFixed(minorDigits(invoice.currency));
}

/** Returns the discount, tax and total for the part of an invoice up to this subtotal. They never decrease as the subtotal grows. */
function shareOf(invoice: CreditedInvoice, subtotal: Big): Amounts {
  const totals = computeTotals(invoice);
  const digits = minorDigits(invoice.currency);
  const whole = new Big(totals.subtotal);
  const share = (amount: string) =>
    whole.eq(0) ? new Big(0) : new Big(amount).times(subtotal).div(whole).round(digits, Big.roundHalfUp);
  const discount = share(totals.discount);
  return { subtotal, discount, total: subtotal.minus(discount).plus(share(totals.taxAmount)) };
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
 * Returns the position of the invoice line that a credited line belongs to: of the lines with its title the one of which
 * exactly this amount is left, else one with the same rate, else the first with enough left. A line with another title belongs
 * to the invoice line in the same position.
 */
function lineFor(invoice: CreditedInvoice, left: readonly Big[], { item, index, amount }: Credited) {
  const lines = invoice.items.map((line, at) => ({ line, at, rest: left[at] ?? new Big(0) }));
  const same = lines.filter(({ line }) => line.title === item.title);
  const fitting = same.filter(({ rest }) => rest.gte(amount));
  const found =
    fitting.find(({ rest }) => rest.eq(amount)) ??
    fitting.find(({ line }) => new Big(line.rate).eq(item.rate)) ??
    fitting[0] ??
    same[0] ??
    lines[index];
  return found?.at;
}

/** Returns rate and quantity of a part of a line: the line's own rate where that gives exactly the amount. */
function partOf(line: CreditLine, amount: Big, currency: string): Pick<CreditLine, "rate" | "quantity"> {
  if (amount.eq(amountOf(line, currency))) return { rate: line.rate, quantity: line.quantity };
  const quantity = amount.div(line.rate).round(4, Big.roundHalfUp).toFixed();
  const part = { rate: line.rate, quantity };
  return amountOf(part, currency).eq(amount) ? part : { rate: amount.toFixed(), quantity: "1" };
}

function sumOf(items: readonly CreditLine[], currency: string): Big {
  return items.reduce((sum, item) => sum.plus(amountOf(item, currency)), new Big(0));
}

function amountOf({ rate, quantity }: Pick<CreditLine, "rate" | "quantity">, currency: string): Big {
  return new Big(rate).times(quantity).round(minorDigits(currency), Big.roundHalfUp);
}

function textOf(amount: Big | undefined, { currency }: CreditedInvoice): string | null {
  return amount?.toFixed(minorDigits(currency)) ?? null;
}
