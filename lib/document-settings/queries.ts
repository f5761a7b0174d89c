import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api/request";
import { keys } from "@/lib/query/keys";
import type { DocumentSettings, DocumentSettingsPatch } from "./schema";

/** The numbering of documents. Fetched each time, because every issued document changes it. */
export function documentSettingsQuery() {
  return queryOptions({
    queryKey: keys.documentSettings,
    queryFn: ({ signal }) => api<DocumentSettings>("document-settings", { signal }),
    staleTime: 0,
  });
}

export function useUpdateDocumentSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (patch: DocumentSettingsPatch) =>
      api<DocumentSettings>("document-settings", { method: "PATCH", body: patch }),
    onSuccess: (settings) => client.setQueryData(documentSettingsQuery().queryKey, settings),
    meta: { refreshes: [keys.salesDocuments], toasts: { success: "Number settings saved" } },
  });
}
