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
  }));
  const surcharges = [
    row.custom_surcharge1,
    row.custom_surcharge2,
    row.custom_surcharge3,
    row.custom_surcharge4,
  ].map((total) => ({ title: "Surcharge", description: "", rate: total, quantity: new Big(1), total }));
  const rates = [taxesOf(row), ...row.line_items.map(taxesOf)];
  const names = new Set(rates.flat().map(({ name, rate }) => `${name} ${rate.toFixed()}%`.trim()));
  return {
    currency,
    lines: [...lines, ...surcharges.filter(({ total }) => !total.eq(0))],
    singleRate: singleRate(rates),
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

/** The rate, if the document has one tax and its lines none, or all lines have the same one. */
function singleRate([ofDocument = [], ...ofLines]: { rate: Big }[][]): Big | null {
  const lineRates = new Set(ofLines.map((taxes) => taxes.map(({ rate }) => rate.toFixed()).join()));
  if (ofDocument.length === 1 && lineRates.size === 1 && lineRates.has(""))
    return ofDocument[0]?.rate ?? null;
  const [first] = ofLines;
  return ofDocument.length === 0 && lineRates.size === 1 && first?.length === 1
    ? (first[0]?.rate ?? null)
    : null;
}
