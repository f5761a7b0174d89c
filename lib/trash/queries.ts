import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { api } from "@/lib/api/request";
import type { List } from "@/lib/api/list";
import { keepPreviousPage } from "@/lib/query/keep-previous-page";
import { keys, searchKey } from "@/lib/query/keys";
import { dropRows } from "@/lib/query/optimistic";
import { updateOptimistically } from "@/lib/query/optimistic-update";
import { isParentDeleted, refusalText, restored } from "@/lib/undo/refused-restore";
import { withoutTime } from "@/lib/undo/without-time";
import type { RestoredEntry, TrashEntry, TrashFilter } from "./schema";

/** The queries that can show a permanent deletion: stored files count towards the storage until then. */
const shownDeletions = [keys.trash, keys.user, keys.files];

export function trashQuery(filter: TrashFilter) {
  return queryOptions({
    queryKey: searchKey(keys.trash, filter),
    queryFn: ({ signal }) => api<List<TrashEntry>>("trash/search", { method: "POST", body: filter, signal }),
    placeholderData: keepPreviousPage(filter),
    // Rows are deleted on every page.
    staleTime: 0,
  });
}

/** Restores an entry. A refusal because of a deleted parent is left to the caller, who can offer to restore both. */
export function useRestoreEntry() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ entry, withParent }: { entry: TrashEntry; withParent?: boolean }) =>
      api<RestoredEntry>(`trash/${entry.id}/restore`, { method: "POST", body: { withParent } }),
    onMutate: ({ entry }) => updateOptimistically(client, (draft) => dropRows(draft, keys.trash, [entry.id])),
    onSuccess: ({ name, linesWithoutTime }) =>
      void toast.success(`Restored ${name}`, withoutTime(linesWithoutTime)),
    meta: {
      refreshes: restored,
      toasts: { error: (error) => (isParentDeleted(error) ? undefined : refusalText(error)) },
    },
  });
}

/** Deletes an entry for good. */
export function useDeleteEntry() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api<null>(`trash/${id}`, { method: "DELETE" }),
    onMutate: (id) => updateOptimistically(client, (draft) => dropRows(draft, keys.trash, [id])),
    meta: { refreshes: shownDeletions },
  });
}

/** Deletes every entry for good. */
export function useEmptyTrash() {
  return useMutation({
    mutationFn: () => api<null>("trash", { method: "DELETE" }),
    meta: { refreshes: shownDeletions, toasts: { success: "Trash emptied" } },
  });
}
