import { isPositive, negate, percentText } from "./numbers";
import type { Totals, TotalsInput } from "@/lib/sales-documents/totals/totals";
import type { PrintLine } from "./texts";
import type { PrintWords } from "@/lib/sales-documents/paper-labels/words";

export type PrintTotals = {
  /** Subtotal, discount, tax by rate, without those of zero. */
  totals: PrintLine[];
  total: PrintLine;
  /** The tax in a total of prices with tax, and the net amount; empty for other prices. */
  included: PrintLine[];
};

/**
 * Returns the lines below the items: subtotal, discount, tax and total. A discount of zero is left out, and so is a tax of zero,
 * unless it is the rate of a line or one of several. Without tax by its treatment, a document prints only the sentence about it.
 * Where prices include tax, the tax in the total is below it.
 */
export function printTotals(
  document: TotalsInput,
  totals: Totals,
  { labels, formats }: PrintWords,
): PrintTotals {
  const money = (amount: string) => formats.money(amount, document.currency);
  const { taxGroups, discount } = totals;
  const isTaxed = (document.taxTreatment ?? "standard") === "standard";
  const hasZeroRate = document.items.some(({ taxRate }) => taxRate?.trim() && !isPositive(taxRate));
  const shown = taxGroups.filter(({ tax }) => isPositive(tax) || taxGroups.length > 1 || hasZeroRate);
  const taxLines = (label: (rate: string, net?: string) => string) =>
    (isTaxed ? shown : []).map(({ rate, net, tax }) => ({
      label: label(formats.percent(percentText(rate)), taxGroups.length > 1 ? money(net) : undefined),
      value: money(tax),
    }));
  const isIncluded = document.pricesIncludeTax === true;
  return {
    totals: [
      { label: labels.subtotal, value: money(totals.subtotal) },
      ...(isPositive(discount)
        ? [{ label: discountLabel(document, { labels, formats }), value: money(negate(discount)) }]
        : []),
      ...(isIncluded ? [] : taxLines(labels.taxOf)),
    ],
    total: { label: labels.total, value: money(totals.total) },
    included: isIncluded
      ? includedLines(taxLines(labels.includedTax), { label: labels.net, value: money(totals.taxable) })
      : [],
  };
}

/** The net amount stands below the tax; without tax there is nothing to say. */
function includedLines(taxes: PrintLine[], net: PrintLine): PrintLine[] {
  return taxes.length > 0 ? [...taxes, net] : [];
}

function discountLabel(
  { discountPercent, discountFlat, currency }: TotalsInput,
  { labels, formats }: PrintWords,
): string {
  // A flat discount alone needs no label: it equals the amount.
  if (!isPositive(discountPercent)) return labels.discount;
  const parts = [formats.percent(percentText(discountPercent))];
  if (isPositive(discountFlat)) parts.push(formats.money(discountFlat, currency));
  return `${labels.discount} (${parts.join(" + ")})`;
}
