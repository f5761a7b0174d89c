import { anyId, anyText, oneOf, type UrlField } from "@/components/list/filter/url-fields";
import { FREELANCING } from "@/lib/shared/constants";
import { documentKinds } from "@/lib/document-settings/kinds";
import type { SalesDocumentFilter } from "@/lib/sales-documents/filter-schema";
import { type DocumentSort, documentSorts } from "@/lib/sales-documents/sorts";
import { stateFilters } from "@/lib/sales-documents/states";

const month: UrlField = (value) => (/^[1-9]\d{3}-(0[1-9]|1[0-2])$/.test(value) ? value : undefined);
const year: UrlField = (value) => (/^[1-9]\d{3}$/.test(value) ? value : undefined);
const currency: UrlField = (value) => (/^[A-Z]{3}$/.test(value) ? value : undefined);

/** The filters and the order of the documents, as the URL has them. */
export const documentUrlFields = {
  name: anyText,
  kind: oneOf(documentKinds),
  state: oneOf(stateFilters),
  clientId: anyId(FREELANCING),
  year,
  month,
  receivedMonth: month,
  currency,
  /** Invoices with their credit notes: what a bar of issued documents adds up. */
  category: oneOf(["invoice"]),
  sort: oneOf(documentSorts),
  order: oneOf(["asc", "desc"]),
};

export type DocumentUrlFilter = {
  [Field in keyof typeof documentUrlFields]?: ReturnType<(typeof documentUrlFields)[Field]>;
};

/** Returns the filter of the search. Without a kind it also finds credit notes. */
export function toDocumentFilter({ kind, year, ...filter }: DocumentUrlFilter): SalesDocumentFilter {
  return { ...filter, ...orderOf(filter), kind: kind ?? "all", ...(year && { year: Number(year) }) };
}

/** Returns the days of the filter's month or year, its client and its currency, by which payments are downloaded. */
export function toPaymentPeriod({ year, month, receivedMonth, clientId, currency }: DocumentUrlFilter) {
  const period = receivedMonth ?? month ?? year;
  const days = period && daysOf(period);
  return { ...days, currency, clientId: clientId === FREELANCING ? undefined : clientId };
}

/** Returns the first and the last day of a year, "2026", or a month, "2026-11". */
function daysOf(period: string) {
  const [year = 0, month] = period.split("-").map(Number);
  const end = new Date(Date.UTC(year, month ?? 12, 0));
  return { from: `${period}${month === undefined ? "-01" : ""}-01`, to: end.toISOString().slice(0, 10) };
}

/** Returns the column by which the documents are sorted: the latest issued first unless the URL says otherwise. */
export function orderOf({ sort, order }: DocumentUrlFilter): { sort: DocumentSort; order: "asc" | "desc" } {
  return { sort: sort ?? "issued", order: order ?? (sort ? firstOrder(sort) : "desc") };
}

/** Returns the order in which a column is sorted first: names and states ascending, dates and amounts from the largest. */
export function firstOrder(sort: DocumentSort): "asc" | "desc" {
  return sort === "client" || sort === "title" || sort === "state" || sort === "due" ? "asc" : "desc";
}

/** Returns the filter after a press on a column: sorted by it, or in the other direction. */
export function sortedBy(filter: DocumentUrlFilter, column: DocumentSort): DocumentUrlFilter {
  const { sort, order } = orderOf(filter);
  const next = sort !== column ? firstOrder(column) : order === "asc" ? "desc" : "asc";
  const isUsual = column === "issued" && next === "desc";
  return isUsual ? { sort: undefined, order: undefined } : { sort: column, order: next };
}
