import { queryOptions, useMutation } from "@tanstack/react-query";
import { api, apiFile, refusalDetail } from "@/lib/api/request";
import { keys } from "@/lib/query/keys";
import { saveFile } from "@/lib/shared/browser/save-file";
import type { EInvoiceFormat } from "./formats";
import type { EInvoiceCheck } from "./schema";

/** The fields that a document lacks for an e-invoice of a format. Asked each time: the client may have changed elsewhere. */
export function eInvoiceCheckQuery(id: string, format: EInvoiceFormat) {
  return queryOptions({
    queryKey: [...keys.salesDocument, "e-invoice", id, format],
    queryFn: ({ signal }) =>
      api<EInvoiceCheck>(`sales-documents/${id}/e-invoice/check?format=${format}`, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Downloads an e-invoice. */
export function useEInvoiceDownload(id: string) {
  return useMutation({
    mutationFn: async (format: EInvoiceFormat) => {
      const file = await apiFile(`sales-documents/${id}/e-invoice?format=${format}`);
      saveFile(file, file.name);
    },
    // Read-only, so that writes need not wait for it.
    scope: { id: "pdf" },
    meta: { toasts: { error: refusalDetail } },
  });
}
