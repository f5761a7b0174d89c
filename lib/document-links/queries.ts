import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api/request";
import { keys } from "@/lib/query/keys";
import type { Sending, Sharing, SharingPatch } from "./schema";

/** The links and emails of an issued document. */
export function sharingQuery(documentId: string) {
  return queryOptions({
    queryKey: [...keys.sharing, documentId],
    queryFn: ({ signal }) => api<Sharing>(`sales-documents/${documentId}/sharing`, { signal }),
  });
}

/** Makes a link to the client's page. `expiresOn` is the last day on which it works, "2026-11-27". */
export function useCreateLink() {
  return useMutation({
    mutationFn: ({ documentId, ...body }: { documentId: string; expiresOn?: string }) =>
      api<{ url: string }>(`sales-documents/${documentId}/link`, { method: "POST", body }),
    meta: { refreshes: [keys.sharing] },
  });
}

/** Puts the timesheet on the client's page of a document, or takes it off. */
export function useShareTimesheet() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ documentId, ...body }: SharingPatch & { documentId: string }) =>
      api<Sharing>(`sales-documents/${documentId}/sharing`, { method: "PATCH", body }),
    onSuccess: (sharing, { documentId }) => client.setQueryData(sharingQuery(documentId).queryKey, sharing),
    meta: { refreshes: [keys.sharing] },
  });
}

export function useRevokeLinks() {
  return useMutation({
    mutationFn: (documentId: string) => api<null>(`sales-documents/${documentId}/link`, { method: "DELETE" }),
    meta: { refreshes: [keys.sharing], toasts: { success: "Links revoked" } },
  });
}

/** Sends a document by email. The dialog shows why it was refused. */
export function useSendDocument() {
  return useMutation({
    mutationFn: ({ id, ...body }: Sending & { id: string }) =>
      api<object>(`sales-documents/${id}/send`, { method: "POST", body }),
    meta: {
      refreshes: [keys.sharing],
      toasts: { loading: "Sending email...", success: "Email sent", error: () => undefined },
    },
  });
}

export function useDismissAnswer() {
  return useMutation({
    mutationFn: (id: string) => api<null>(`sales-documents/${id}/answer-seen`, { method: "POST" }),
    meta: { refreshes: [keys.salesDocuments] },
  });
}
