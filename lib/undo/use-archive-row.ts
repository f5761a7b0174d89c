import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api/request";
import { type Draft, updateOptimistically } from "@/lib/query/optimistic-update";
import { offerUndo } from "./offer-undo";

/** `archivedAt` is the present one: undoing that a row was brought back restores it. */
type Subject = { id: string; name: string; isArchived: boolean; archivedAt: string | null };

/** Archives a row or brings it back, with a toast that undoes it. `show` changes what is cached. */
export function useArchiveRow({
  path,
  show,
  refreshes,
}: {
  /** The path of its calls: "clients". */
  path: string;
  show: (draft: Draft, id: string, archivedAt: string | null) => void;
  refreshes: readonly QueryKey[];
}) {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: ({ id, isArchived, archivedAt }: Subject) =>
      isArchived
        ? api(`${path}/${id}/archive`, { method: "POST", body: archivedAt ? { archivedAt } : {} })
        : api(`${path}/${id}/unarchive`, { method: "POST" }),
    onMutate: ({ id, isArchived, archivedAt }) =>
      updateOptimistically(client, (draft) =>
        show(draft, id, isArchived ? (archivedAt ?? new Date().toISOString()) : null),
      ),
    meta: { refreshes },
  });
  return (subject: Subject) => {
    const offer = offerUndo({
      verb: subject.isArchived ? "Archived" : "Unarchived",
      name: subject.name,
      undo: () => change.mutateAsync({ ...subject, isArchived: !subject.isArchived }),
    });
    change.mutateAsync(subject).catch(offer.withdraw);
  };
}
