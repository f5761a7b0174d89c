import Big from "big.js";
import type { PrintInput } from "@/lib/sales-documents/print/input";
import { divide, rateOfLine } from "@/lib/sales-documents/totals/tax-groups";
import type { Totals } from "@/lib/sales-documents/totals/totals";

/** A line without tax: its amount, its discount, and what is left. */
export type NetLine = { whole: string; discount: string; net: string };

type NetLines = {
  items: NetLine[];
  /** The share of each tax rate in the discount of the document. */
  discounts: { rate: string; amount: string }[];
};

/**
 * Returns the lines of a document and its discounts without tax. Where prices include tax, the net amount of each tax rate before
 * the document's discount is divided among its lines, so that lines less discounts are the printed net amounts exactly.
 */
export function netLines(document: PrintInput, totals: Totals): NetLines {
  const lines = document.items.map((item, index) => ({
    rate: rateOfLine(document, item),
    whole: new Big(totals.lineTotals[index] ?? "0"),
    discount: new Big(totals.lineDiscounts[index] ?? "0"),
  }));
  const digits = totals.taxable.split(".")[1]?.length ?? 0;
  const print = ({ whole, discount }: { whole: Big; discount: Big }): NetLine => ({
    whole: whole.toFixed(digits),
    discount: discount.toFixed(digits),
    net: whole.minus(discount).toFixed(digits),
  });
  if (!document.pricesIncludeTax)
    return {
      items: lines.map(print),
      discounts: totals.taxGroups.map(({ rate, discount }) => ({ rate, amount: discount })),
    };

  const items: NetLine[] = [];
  const discounts = totals.taxGroups.map((group) => {
    const own = lines.flatMap((line, index) => (line.rate === group.rate ? [{ ...line, index }] : []));
    const gross = new Big(group.net).plus(group.tax).plus(group.discount);
    const [before = gross] = divide(gross, [new Big(100), new Big(group.rate)], digits);
    const nets = divide(
      before,
      own.map(({ whole, discount }) => whole.minus(discount)),
      digits,
    );
    for (const [place, { index, whole, discount }] of own.entries()) {
      const net = nets[place] ?? new Big(0);
      const [less = discount] = divide(discount, [new Big(100), new Big(group.rate)], digits);
      items[index] = whole.eq(0)
        ? print({ whole: net, discount: new Big(0) })
        : print({ whole: net.plus(less), discount: less });
    }
    return { rate: group.rate, amount: before.minus(group.net).toFixed(digits) };
  });
  return { items, discounts };
}
