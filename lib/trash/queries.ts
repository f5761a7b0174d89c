import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { api, ApiError } from "@/lib/api";
import type { List } from "@/lib/list";
import { keepPreviousPage } from "@/lib/query/keep-previous-page";
import { keys, searchKey } from "@/lib/query/keys";
import { dropRows } from "@/lib/query/optimistic";
import type { TrashEntry, TrashFilter } from "./schema";

/** Everything that a restored row can be shown in. */
const restored = [
  keys.trash,
  keys.clients,
  keys.clientTimeline,
  keys.client,
  keys.projects,
  keys.project,
  keys.tasks,
  keys.events,
  keys.repeats,
  keys.files,
  keys.clientContacts,
  keys.partnerContacts,
  keys.partnerCompanies,
  keys.bankAccounts,
  keys.salesDocuments,
  keys.salesDocument,
  keys.paymentData,
  keys.paymentStats,
  keys.income,
];

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
      api<TrashEntry>(`trash/${entry.id}/restore`, { method: "POST", body: { withParent } }),
    onMutate: ({ entry }) => dropRows(client, keys.trash, [entry.id]),
    onError: (_error, _entry, undo) => undo?.(),
    onSuccess: ({ name }) => void toast.success(`Restored ${name}`),
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
    onMutate: (id) => dropRows(client, keys.trash, [id]),
    onError: (_error, _id, undo) => undo?.(),
    meta: { refreshes: [keys.trash, keys.user] },
  });
}

/** Deletes every entry for good. */
export function useEmptyTrash() {
  return useMutation({
    mutationFn: () => api<null>("trash", { method: "DELETE" }),
    meta: { refreshes: [keys.trash, keys.user], toasts: { success: "Trash emptied" } },
  });
}

/** Returns whether a row was not restored because the row that it belongs to is deleted too. */
export function isParentDeleted(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === "parent-deleted";
}

function refusalText(error: Error): string {
  const reason = error instanceof ApiError && error.status === 409 ? error.problem?.detail : undefined;
  return reason ?? "It could not be restored. Please try again.";
}
