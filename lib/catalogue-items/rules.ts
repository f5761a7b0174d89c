import { itemUnitLabels } from "@/lib/sales-documents/totals/units";
import { formatMoney } from "@/lib/shared/money/money";
import { groupThousands } from "@/lib/shared/text/thousands";
import { compareNames, searchText } from "@/lib/shared/text/search-text";
import type { CatalogueItem } from "./schema";

const MOST_OFFERED = 8;

/** Returns the lines to offer while the title of an item is typed: those in the currency, the ones that start with it first. */
export function offeredItems(
  items: readonly CatalogueItem[],
  typed: string,
  currency: string,
): CatalogueItem[] {
  const text = searchText(typed.trim());
  if (!text) return [];
  const starts = (item: CatalogueItem) => Number(!searchText(item.title).startsWith(text));
  return items
    .filter((item) => item.currency === null || item.currency === currency)
    .filter((item) => searchText(item.title).includes(text))
    .toSorted((a, b) => starts(a) - starts(b) || compareTitles(a, b))
    .slice(0, MOST_OFFERED);
}

/** Compares lines of the price list by title. */
export function compareTitles(a: CatalogueItem, b: CatalogueItem): number {
  return compareNames({ name: a.title }, { name: b.title }) || a.id.localeCompare(b.id);
}

/** Returns the rate with its unit and tax: "€95.00 per hour, 19 % tax". */
export function describeRate({ rate, unit, tax, currency }: CatalogueItem): string {
  const amount = currency ? formatMoney(rate, currency) : groupThousands(rate);
  const perUnit = unit ? ` per ${itemUnitLabels[unit].toLowerCase()}` : "";
  return `${amount}${perUnit}${tax === null ? "" : `, ${groupThousands(tax)} % tax`}`;
}
