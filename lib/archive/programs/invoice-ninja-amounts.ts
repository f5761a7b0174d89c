import Big from "big.js";
import type { NinjaDocument } from "./invoice-ninja-schema";
import type { ProgramAmounts } from "./program-lines";

type Taxed = Pick<
  NinjaDocument,
  "tax_name1" | "tax_rate1" | "tax_name2" | "tax_rate2" | "tax_name3" | "tax_rate3"
>;

/** Returns the lines, taxes and discount of a document of Invoice Ninja. Surcharges become lines. */
export function ninjaAmounts(row: NinjaDocument, currency: string): ProgramAmounts {
  const lines = row.line_items.map((line) => ({
    title: line.product_key,
    description: line.notes,
    rate: line.cost,
    quantity: line.quantity,
    total: line.line_total,
    taxRate: rateOf([...taxesOf(row), ...taxesOf(line)]),
  }));
  const surcharges = [
    { total: row.custom_surcharge1, isTaxed: row.custom_surcharge_tax1 },
    { total: row.custom_surcharge2, isTaxed: row.custom_surcharge_tax2 },
    { total: row.custom_surcharge3, isTaxed: row.custom_surcharge_tax3 },
    { total: row.custom_surcharge4, isTaxed: row.custom_surcharge_tax4 },
  ].map(({ total, isTaxed }) => ({
    title: "Surcharge",
    description: "",
    rate: total,
    quantity: new Big(1),
    total,
    taxRate: isTaxed ? rateOf(taxesOf(row)) : new Big(0),
  }));
  const rates = [taxesOf(row), ...row.line_items.map(taxesOf)];
  const names = new Set(rates.flat().map(({ name, rate }) => `${name} ${rate.toFixed()}%`.trim()));
  return {
    currency,
    lines: [...lines, ...surcharges.filter(({ total }) => !total.eq(0))],
    isTaxIncluded: row.uses_inclusive_taxes,
    taxes: row.total_taxes,
    taxNames: [...names].join(", "),
    discountPercent: row.is_amount_discount ? new Big(0) : row.discount,
    discountFlat: row.is_amount_discount ? row.discount : new Big(0),
    total: row.amount,
  };
}

function taxesOf(row: Taxed): { name: string; rate: Big }[] {
  return [
    { name: row.tax_name1, rate: row.tax_rate1 },
    { name: row.tax_name2, rate: row.tax_rate2 },
    { name: row.tax_name3, rate: row.tax_rate3 },
  ].filter(({ rate }) => rate.gt(0));
}

/** The rate of a line, whose taxes are added to those of the document. */
function rateOf(taxes: { rate: Big }[]): Big | null {
  if (taxes.length > 1) return null;
  return taxes[0]?.rate ?? new Big(0);
}
