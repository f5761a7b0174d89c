import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/api/request";
import type { List } from "@/lib/api/list";
import { MAX_TAKE } from "@/lib/shared/constants";
import { keepPreviousPage } from "@/lib/query/keep-previous-page";
import { keys, searchKey } from "@/lib/query/keys";
import type { SalesDocument, SalesDocumentRow } from "./schema";
import type { SalesDocumentFilter } from "./filter-schema";
import type { SalesDocumentCategory } from "./categories";

export const refreshes = [
  keys.salesDocuments,
  keys.paymentData,
  keys.paymentStats,
  keys.project,
  keys.income,
  keys.clientTimeline,
];

export function salesDocumentQuery(id: string) {
  return queryOptions({
    queryKey: [...keys.salesDocument, id],
    queryFn: ({ signal }) => api<SalesDocument>(`sales-documents/${id}`, { signal }),
  });
}

export function salesDocumentsQuery(filter: SalesDocumentFilter) {
  return queryOptions({
    queryKey: searchKey(keys.salesDocuments, filter),
    queryFn: ({ signal }) =>
      api<List<SalesDocumentRow>>("sales-documents/search", { method: "POST", body: filter, signal }),
    placeholderData: keepPreviousPage(filter),
  });
}

/** The overdue invoices, the one that is overdue the longest first: the lines of the actions page. */
export function overdueInvoicesQuery() {
  return salesDocumentsQuery({ state: "overdue", sort: "due", order: "asc" });
}

/** The quotations with a new answer, the latest first: the lines of the actions page. */
export function answeredQuotationsQuery() {
  return salesDocumentsQuery({ answer: "new", sort: "answered", order: "desc" });
}

/** The default number of a new document of the category. Fetched each time, because it may have been used since. */
export function nextNumberQuery(category: SalesDocumentCategory) {
  return queryOptions({
    queryKey: [...keys.salesDocuments, "next-number", category],
    queryFn: ({ signal }) =>
      api<{ number: string }>("sales-documents/next-number", { method: "POST", body: { category }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Returns whether another document of the category already has the number. */
export function numberTakenQuery(category: SalesDocumentCategory, number: string) {
  return queryOptions({
    queryKey: [...keys.salesDocuments, "number", category, number],
    queryFn: ({ signal }) =>
      api<List<SalesDocumentRow>>("sales-documents/search", {
        method: "POST",
        body: { category, number, take: MAX_TAKE },
        signal,
      }),
    select: ({ items }) => items.some((document) => document.number === number),
  });
}
