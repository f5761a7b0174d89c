import type { PrintInput } from "./input";
import { isNumber, isPositive, negate, percentText } from "./numbers";
import { trimmed } from "./texts";
import { rateOfLine } from "@/lib/sales-documents/totals/tax-groups";
import type { Totals } from "@/lib/sales-documents/totals/totals";
import type { PrintWords } from "@/lib/sales-documents/paper-labels/words";

export type PrintItem = {
  title: string;
  description: string | null;
  rate: string;
  /** With the unit: "16 hours". */
  quantity: string;
  /** Null if all lines have the same tax rate. */
  tax: string | null;
  /** The rate times the quantity. */
  amount: string;
  /** The discount of the line, "10% discount" and "−45.00"; null without one. */
  discount: { label: string; amount: string } | null;
};

/** Returns the lines of a document and the heads of their columns. */
export function printItems(document: PrintInput, totals: Totals, { labels, formats }: PrintWords) {
  const money = (amount: string) => formats.money(amount, document.currency);
  const discountOf = ({ discountPercent }: PrintInput["items"][number], amount: string) => {
    if (!isPositive(amount)) return null;
    const percent = formats.percent(percentText(discountPercent ?? ""));
    const label = isPositive(discountPercent ?? "") ? labels.lineDiscount(percent) : labels.discount;
    return { label, amount: money(negate(amount)) };
  };
  const hasRates = totals.taxGroups.length > 1;
  return {
    columns: {
      item: labels.item,
      rate: labels.rate,
      quantity: labels.quantity,
      tax: hasRates ? labels.tax : null,
      amount: labels.amount,
    },
    items: document.items.map((item, index): PrintItem => {
      const unit = item.unit ? labels.units[item.unit] : null;
      const counted = (quantity: string) => (unit ? formats.count(quantity, unit) : formats.number(quantity));
      return {
        title: item.title,
        description: trimmed(item.description) || null,
        rate: isNumber(item.rate) ? money(item.rate) : "",
        quantity: isNumber(item.quantity) ? counted(item.quantity) : "",
        tax: hasRates ? formats.percent(percentText(rateOfLine(document, item))) : null,
        amount: money(totals.lineTotals[index] ?? "0"),
        discount: discountOf(item, totals.lineDiscounts[index] ?? "0"),
      };
    }),
  };
}
