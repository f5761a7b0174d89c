import type { PrintModel } from "./model";
import { isPositive, negate, percentText } from "./numbers";
import type { Totals, TotalsInput } from "@/lib/sales-documents/totals/totals";
import type { PrintWords } from "@/lib/sales-documents/paper-labels/words";

/**
 * Returns the lines below the items: subtotal, discount, tax and total. A discount of zero is left out, and a tax of zero if it is the only one, unless a
 * treatment is the reason for it.
 */
export function printTotals(
  document: TotalsInput,
  totals: Totals,
  { labels, formats }: PrintWords,
): Pick<PrintModel, "totals" | "total"> {
  const money = (amount: string) => formats.money(amount, document.currency);
  const { taxGroups, discount } = totals;
  const isTaxed = (document.taxTreatment ?? "standard") === "standard";
  return {
    totals: [
      { label: labels.subtotal, value: money(totals.subtotal) },
      ...(isPositive(discount)
        ? [{ label: discountLabel(document, { labels, formats }), value: money(negate(discount)) }]
        : []),
      ...taxGroups
        .filter(({ tax }) => isPositive(tax) || !isTaxed || taxGroups.length > 1)
        .map(({ rate, net, tax }) => ({
          label: labels.taxOf(
            formats.percent(percentText(rate)),
            taxGroups.length > 1 ? money(net) : undefined,
          ),
          value: money(tax),
        })),
    ],
    total: { label: labels.total, value: money(totals.total) },
  };
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
