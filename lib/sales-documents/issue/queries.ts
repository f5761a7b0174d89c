import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api, refusalDetail } from "@/lib/api/request";
import { keys } from "@/lib/query/keys";
import type { IssuedDocument, IssuePreview } from "./schema";
import { makeFrom } from "@/lib/sales-documents/make-from";
import { salesDocumentQuery } from "@/lib/sales-documents/queries";
import type { SalesDocument } from "@/lib/sales-documents/schema";

/** An issue changes sums, the next number and the documents that refer to this one. */
const refreshes = [
  keys.salesDocuments,
  // Time says whether it is on an issued invoice.
  keys.timeEntries,
  keys.salesDocument,
  keys.documentSettings,
  keys.paymentData,
  keys.paymentStats,
  keys.income,
  keys.projects,
  keys.project,
  keys.clients,
  keys.client,
  keys.clientTimeline,
];

/** Calendar dates, "2026-11-27". */
type IssueDates = { issuedDate?: string; dueOn?: string };

/** The questions that a person answered with yes before the issue. */
export type IssueConsents = { allowEarlierDate?: true; allowBelowDeposits?: true };

/** The fields that a draft gets when it is issued on this date: its number and due date. Fetched each time, because nothing is reserved. */
export function issuePreviewQuery(id: string, dates: IssueDates) {
  return queryOptions({
    queryKey: [...keys.salesDocuments, "issue-preview", id, dates],
    queryFn: ({ signal }) =>
      api<IssuePreview>(`sales-documents/${id}/issue/preview`, { method: "POST", body: dates, signal }),
    staleTime: 0,
    gcTime: 0,
    placeholderData: (previous) => previous,
  });
}

/** Issues a draft, of this version only. The dialog shows why it was refused. */
export function useIssueSalesDocument() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version, ...body }: IssueDates & IssueConsents & { id: string; version?: string }) =>
      api<IssuedDocument>(`sales-documents/${id}/issue`, { method: "POST", body, version }),
    onSuccess: ({ paymentStatusChange: _, ...document }) => cacheDocument(client, document),
    meta: {
      refreshes,
      toasts: { loading: "Issuing document...", success: "Document issued", error: () => undefined },
    },
  });
}

export function useTakeBackSalesDocument() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api<SalesDocument>(`sales-documents/${id}/take-back`, { method: "POST" }),
    onSuccess: (document) => cacheDocument(client, document),
    meta: { refreshes, toasts: { success: "Document taken back" } },
  });
}

/** Makes the draft of a credit note over all that is left of an invoice, and caches it for its page, which is opened next. */
export function useCreditSalesDocument() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => makeFrom(id, "credit"),
    onSuccess: (document) => cacheDocument(client, document),
    meta: { refreshes, toasts: { error: refusalDetail } },
  });
}

/** Makes the draft of a deposit invoice from a quotation. The deposit is a percentage, "30 %", or an amount with tax. */
export function useMakeDeposit() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, deposit }: { id: string; deposit: string }) =>
      makeFrom(id, "convert", { category: "invoice", purpose: "deposit", deposit }),
    onSuccess: (document) => cacheDocument(client, document),
    // The dialog shows why it was refused.
    meta: { refreshes, toasts: { error: () => undefined } },
  });
}

/** The deposits of the client that a draft can deduct. Fetched each time, because another invoice may deduct them by then. */
export function deductibleDepositsQuery(id: string) {
  return queryOptions({
    queryKey: [...keys.salesDocuments, "deposits", id],
    queryFn: ({ signal }) =>
      api<{ items: SalesDocument["deposits"] }>(`sales-documents/${id}/deposits`, { signal }),
    staleTime: 0,
  });
}

/** Chooses the deposits that a draft deducts besides those of its quotation. */
export function useChooseDeposits() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, depositIds }: { id: string; depositIds: string[] }) =>
      api<SalesDocument>(`sales-documents/${id}`, { method: "PATCH", body: { depositIds } }),
    onSuccess: (document) => cacheDocument(client, document),
    meta: { refreshes, toasts: { error: refusalDetail } },
  });
}

/** Makes a draft with the same content, and caches it for its page, which is opened next. */
export function useDuplicateSalesDocument() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => makeFrom(id, "duplicate"),
    onSuccess: (document) => cacheDocument(client, document),
    meta: { refreshes, toasts: { error: refusalDetail } },
  });
}

function cacheDocument(client: QueryClient, document: SalesDocument) {
  client.setQueryData(salesDocumentQuery(document.id).queryKey, document);
}
