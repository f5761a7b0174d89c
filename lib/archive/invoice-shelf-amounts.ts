import Big from "big.js";
import type { InvoiceShelfBackup, ShelfDocument } from "./invoice-shelf-schema";
import type { ProgramAmounts } from "./program-lines";

type Item = InvoiceShelfBackup["invoice_items"][number] | InvoiceShelfBackup["estimate_items"][number];
type Tax = InvoiceShelfBackup["taxes"][number];

const none = new Big(0);

/** Returns the lines, taxes and discount of a document. `taxes` are its own and those of its items. */
export function shelfAmounts(
  row: ShelfDocument,
  items: Item[],
  taxes: Tax[],
  currency: string,
): ProgramAmounts {
  const isPercentage = row.discount_type === "percentage";
  const names = new Set(taxes.map(({ name, percent }) => `${name} ${percent.toFixed()}%`.trim()));
  return {
    currency,
    lines: items.map(({ name, description, price, quantity, total }) => ({
      title: name,
      description,
      rate: price,
      quantity,
      total,
    })),
    singleRate: singleRate(items, taxes),
    isTaxIncluded: row.tax_included,
    taxes: row.tax,
    taxNames: [...names].join(", "),
    discountPercent: isPercentage ? row.discount : none,
    discountFlat: isPercentage ? none : row.discount_val,
    total: row.total,
  };
}

/** The rate, if the document has one tax, or each of its items the same one. */
function singleRate(items: Item[], taxes: Tax[]): Big | null {
  const [first] = taxes;
  const isSame = taxes.every(
    ({ percent, compound_tax }) => first && percent.eq(first.percent) && !compound_tax,
  );
  const ofItems = taxes.filter((tax) => tax.invoice_item_id ?? tax.estimate_item_id);
  const isEverywhere =
    ofItems.length === 0
      ? taxes.length === 1
      : ofItems.length === taxes.length && taxes.length === items.length;
  return first && isSame && isEverywhere ? first.percent : null;
}
