import Big from "big.js";
import { minorDigits } from "@/lib/shared/money/currencies";
import { computeTotals } from "@/lib/sales-documents/totals/totals";
import { joinLines, shorten } from "./other-program";

const MIN = new Big("0.0001");
const MAX_QUANTITY = new Big("999999");

/** A line as another program has it. `total` is after the line's discount, before tax unless taxes are included. */
export type ProgramLine = {
  title: string;
  description: string;
  rate: Big;
  quantity: Big;
  total: Big;
  /** The percentage of its tax; null if it has several. */
  taxRate: Big | null;
};

export type ProgramAmounts = {
  currency: string;
  lines: ProgramLine[];
  /** True if the lines contain the taxes. */
  isTaxIncluded: boolean;
  taxes: Big;
  /** "VAT 19%, VAT 7%" */
  taxNames: string;
  /** One of both is 0. */
  discountPercent: Big;
  discountFlat: Big;
  total: Big;
};

type Item = {
  title: string;
  description: string | null;
  rate: string;
  quantity: string;
  taxRate: string | null;
};
type Computed = { items: Item[]; tax: string; discountPercent: string; discountFlat: string; total: string };

/**
 * Returns lines, tax and discount that give exactly the total that the document had. Where the programs compute differently, the
 * taxes become a line, and the discount an amount. Null without any line above zero.
 */
export function toAmounts(source: ProgramAmounts): (Computed & { note: string }) | null {
  const total = source.total.round(minorDigits(source.currency)).toFixed();
  const { items, below, note } = splitLines(source);
  const included = source.isTaxIncluded && !source.taxes.eq(0) ? `Taxes included: ${taxText(source)}` : "";
  const plain = { items, tax: "0", discountPercent: "0", discountFlat: "0", total };
  if (items.length === 0) return null;
  const discountFlat = source.discountFlat.plus(below);
  const discounts = {
    discountPercent: source.discountPercent.toFixed(),
    discountFlat: discountFlat.toFixed(),
  };
  const alike = { ...plain, ...discounts, ...taxOf(source, items) };
  if (isTotal(alike, source.currency)) return { ...alike, note: joinLines(note, included) };
  const untaxed = items.map((item) => ({ ...item, taxRate: null }));
  const withTaxes = source.isTaxIncluded || source.taxes.lt(MIN) ? untaxed : [...untaxed, taxLine(source)];
  const { subtotal } = computeTotals({ ...plain, items: withTaxes, currency: source.currency });
  const discount = new Big(subtotal).minus(total);
  // A difference without a discount is an error in the file, which the server names.
  const isDiscount = discount.gt(0) && (source.discountPercent.gt(0) || discountFlat.gt(0));
  const flat = { ...plain, items: withTaxes, discountFlat: isDiscount ? discount.toFixed() : "0" };
  return { ...flat, note: joinLines(note, included) };
}

/** The tax of the document if its lines have the same one, otherwise that of each line. */
function taxOf({ isTaxIncluded, taxes }: ProgramAmounts, items: Item[]): Pick<Computed, "tax" | "items"> {
  const none = items.map((item) => ({ ...item, taxRate: null }));
  if (isTaxIncluded || taxes.eq(0)) return { tax: "0", items: none };
  const [first, ...others] = new Set(items.map(({ taxRate }) => taxRate));
  return others.length === 0 ? { tax: first ?? "0", items: none } : { tax: "0", items };
}

function taxLine({ taxNames, taxes }: ProgramAmounts): Item {
  const item = { title: shorten(taxNames || "Taxes"), description: null, taxRate: null };
  return { ...item, rate: taxes.toFixed(), quantity: "1" };
}

function isTotal(amounts: Computed, currency: string): boolean {
  return new Big(computeTotals({ ...amounts, currency }).total).eq(amounts.total);
}

function taxText({ taxes, taxNames, currency }: ProgramAmounts): string {
  return `${taxes.toFixed(minorDigits(currency))} ${currency}${taxNames ? ` (${taxNames})` : ""}`;
}

/** Lines here are above zero: those of zero are kept as text, those below zero count as discount and are named in the note. */
function splitLines({ lines, currency }: ProgramAmounts) {
  const items: Item[] = [];
  const notes: string[] = [];
  let below = new Big(0);
  for (const line of lines) {
    const total = line.total.round(minorDigits(currency));
    const title = shorten(line.title || line.description.split("\n")[0] || "Item");
    const description = line.title ? line.description : line.description.split("\n").slice(1).join("\n");
    if (total.lt(0)) {
      below = below.minus(total);
      notes.push(`${title}: ${total.toFixed(minorDigits(currency))} ${currency}`);
    } else if (total.eq(0)) notes.push(joinLines(title, description));
    else {
      const taxRate = line.taxRate?.toFixed() ?? null;
      items.push({ title, taxRate, ...asItem(line, total, description, minorDigits(currency)) });
    }
  }
  return { items, below, note: notes.join("\n") };
}

function asItem({ rate, quantity }: ProgramLine, total: Big, text: string, digits: number) {
  const isExact =
    rate.gte(MIN) &&
    quantity.gte(MIN) &&
    quantity.lte(MAX_QUANTITY) &&
    rate.times(quantity).round(digits).eq(total);
  if (isExact)
    return { rate: rate.toFixed(), quantity: quantity.toFixed(), description: shorten(text, 5000) || null };
  const description = shorten(joinLines(text, `${quantity.toFixed()} × ${rate.toFixed()}`), 5000);
  return { rate: total.toFixed(), quantity: "1", description };
}
