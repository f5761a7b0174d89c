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
    lines: items.map((item) => ({
      title: item.name,
      description: item.description,
      rate: item.price,
      quantity: item.quantity,
      total: item.total,
      taxRate: rateOf(item, taxes),
    })),
    isTaxIncluded: row.tax_included,
    taxes: row.tax,
    taxNames: [...names].join(", "),
    discountPercent: isPercentage ? row.discount : none,
    discountFlat: isPercentage ? none : row.discount_val,
    total: row.total,
  };
}

/** The rate of an item, whose taxes are added to those of the document. A compound tax applies to the others too. */
function rateOf(item: Item, taxes: Tax[]): Big | null {
  const own = taxes.filter((tax) => {
    const itemId = tax.invoice_item_id ?? tax.estimate_item_id;
    return itemId === null || itemId === undefined || itemId === item.id;
  });
  if (own.length > 1 || own.some((tax) => tax.compound_tax)) return null;
  return own[0]?.percent ?? none;
}
