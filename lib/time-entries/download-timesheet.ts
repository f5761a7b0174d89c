import { useMutation } from "@tanstack/react-query";
import { apiFile, refusalDetail } from "@/lib/api/request";
import { saveFile } from "@/lib/shared/browser/save-file";

/** Downloads the time on a document, in the language of the document. */
export function useTimesheetDownload(documentId: string) {
  return useMutation({
    mutationFn: async (format: "pdf" | "csv") => {
      const file = await apiFile(`sales-documents/${documentId}/timesheet?format=${format}`);
      saveFile(file, file.name);
    },
    // Read-only, so that writes need not wait for it.
    scope: { id: "pdf" },
    meta: { toasts: { error: refusalDetail } },
  });
}
