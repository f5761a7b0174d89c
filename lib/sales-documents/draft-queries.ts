import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { api } from "@/lib/api/request";
import type { Change } from "@/lib/edits/merge";
import { createRow } from "@/lib/edits/create-row";
import { keys } from "@/lib/query/keys";
import { withoutTime } from "@/lib/undo/without-time";
import type { SalesDocumentCategory } from "./categories";
import type { SalesDocumentForm } from "./form";
import { makeFrom } from "./make-from";
import { refreshes, salesDocumentQuery } from "./queries";
import type { ChangedDocument, SalesDocument } from "./schema";

// Apart from `queries.ts`, so that pages that only list documents load no code for this.

const saving = { loading: "Saving document...", success: "Document saved" };

/** Makes the draft of another category from a document, and caches it for its page, which is opened next. */
export function useConvertSalesDocument() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...options }: { id: string; category: SalesDocumentCategory; paymentId?: string }) =>
      makeFrom(id, "convert", options),
    onSuccess: (document) => client.setQueryData(salesDocumentQuery(document.id).queryKey, document),
    meta: { refreshes },
  });
}

/** Without a number, the document gets the next one. */
type NewDocumentInput = Omit<SalesDocumentForm, "number"> & {
  number?: string;
  id: string;
  projectId: string;
};

/** Creates a document and caches it for the document's page, which is opened next. */
export function useCreateSalesDocument() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: NewDocumentInput) => createRow<SalesDocument>("sales-documents", input),
    onSuccess: (document) => client.setQueryData(salesDocumentQuery(document.id).queryKey, document),
    meta: { refreshes, toasts: saving },
  });
}

export function useUpdateSalesDocument() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version, projectTitle: title, ...form }: Change<Partial<SalesDocumentForm>>) =>
      api<ChangedDocument>(`sales-documents/${id}`, { method: "PATCH", body: { ...form, title }, version }),
    onSuccess: ({ linesWithoutTime, ...document }) => {
      client.setQueryData(salesDocumentQuery(document.id).queryKey, document);
      const note = withoutTime(linesWithoutTime);
      if (note) toast(note.description, { ...note, description: undefined });
    },
    // Its lines can have time, which is free again without them.
    meta: { refreshes: [...refreshes, keys.timeEntries, keys.client], toasts: saving },
  });
}
