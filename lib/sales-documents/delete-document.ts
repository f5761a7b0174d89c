import type { List } from "@/lib/api/list";
import { keys } from "@/lib/query/keys";
import { rewriteQueries } from "@/lib/query/optimistic";
import type { Draft } from "@/lib/query/optimistic-update";
import { useDeleteRow } from "@/lib/undo/use-delete";
import { refreshes, salesDocumentQuery } from "./queries";

/** Not the deposits that it could deduct, which its page still shows while it closes. Its time is free again. */
const shownDeletion = [
  ...refreshes.filter((key) => key !== keys.salesDocuments),
  ...["search", "next-number", "number"].map((part) => [...keys.salesDocuments, part]),
  keys.timeEntries,
  keys.client,
];

/**
 * Deletes a document and removes its label from the income page optimistically. Not with the other mutations, which pages load
 * first.
 */
export function useDeleteSalesDocument() {
  return useDeleteRow<{ id: string; name: string }>({
    path: "sales-documents",
    hide: (draft, { id }) => dropFromPayments(draft, id),
    // Not refetched: the page that shows the deleted document is about to close.
    onDeleted: (client, { id }) =>
      void client.invalidateQueries({ queryKey: salesDocumentQuery(id).queryKey, refetchType: "none" }),
    refreshes: shownDeletion,
    toasts: { loading: "Deleting document...", success: "Document deleted" },
  });
}

function dropFromPayments(draft: Draft, id: string) {
  rewriteQueries<List<{ salesDocuments: { id: string }[] }>>(
    draft,
    [...keys.paymentData, "search"],
    (page) => ({
      ...page,
      items: page.items.map((payment) => ({
        ...payment,
        salesDocuments: payment.salesDocuments.filter((document) => document.id !== id),
      })),
    }),
  );
}
