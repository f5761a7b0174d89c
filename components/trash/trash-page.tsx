"use client";

import { useQuery } from "@tanstack/react-query";
import { Icon } from "@/components/ui/icons/icon";
import { Trash2 } from "lucide";
import { useConfirm } from "@/components/dialog/confirm";
import { ListState } from "@/components/list/list-state";
import { LoadMore } from "@/components/list/load-more";
import { useTake } from "@/components/list/use-take";
import { TrashRow } from "@/components/trash/trash-row";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { SkeletonRows } from "@/components/ui/skeleton";
import { countOf } from "@/lib/shared/text/format";
import { TRASH_DAYS, TRASH_TAKE } from "@/lib/trash/kinds";
import { trashQuery, useDeleteEntry, useEmptyTrash, useRestoreEntry } from "@/lib/trash/queries";
import { withAlong } from "@/lib/trash/rules";
import type { TrashEntry } from "@/lib/trash/schema";
import { isParentDeleted } from "@/lib/undo/refused-restore";

/** The page "Trash": what was deleted in the last 30 days, to restore it or to delete it for good. */
export function TrashPage() {
  const confirm = useConfirm();
  const { take, loadMore } = useTake({ initial: TRASH_TAKE, step: TRASH_TAKE });
  const entries = useQuery(trashQuery({ take }));
  const restore = useRestoreEntry();
  const deleteEntry = useDeleteEntry();
  const empty = useEmptyTrash();
  const total = entries.data?.total ?? 0;

  const restoreBoth = async (entry: TrashEntry, why: string | undefined) => {
    if (await confirm({ title: `Restore “${entry.name}”?`, body: why, proceed: "Restore both" }))
      restore.mutate({ entry, withParent: true });
  };
  const handleRestore = (entry: TrashEntry) =>
    // Not a callback of `mutate`, which only the last of several restores would call.
    void restore.mutateAsync({ entry }).catch((error: unknown) => {
      if (isParentDeleted(error)) return restoreBoth(entry, error.problem?.detail);
    });
  const handleDelete = async (entry: TrashEntry) => {
    const title = `Delete “${entry.name}”${withAlong(entry.counts)} for good?`;
    if (await confirm({ title, body: "This cannot be undone.", proceed: "Delete for good", tone: "danger" }))
      deleteEntry.mutate(entry.id);
  };
  const handleEmpty = async () => {
    const title = `Delete ${countOf(total, "item")} for good?`;
    if (await confirm({ title, body: "This cannot be undone.", proceed: "Empty trash", tone: "danger" }))
      empty.mutate();
  };

  return (
    <div className="mx-auto flex min-h-full w-full max-w-page flex-col gap-4 p-4 md:p-6">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="mr-auto">
          <h1 className="text-page font-semibold max-md:sr-only">Trash</h1>
          <p className="text-ink-muted">Emptied after {TRASH_DAYS} days</p>
        </div>
        {total > 0 && (
          <Button variant="danger-quiet" isLoading={empty.isPending} onClick={handleEmpty}>
            <Icon of={Trash2} />
            Empty trash
          </Button>
        )}
      </header>
      <ListState
        query={entries}
        empty="The trash is empty."
        emptyNothing={
          <EmptyState
            icon={<Icon of={Trash2} />}
            line={`The trash is empty. What you delete stays here for ${TRASH_DAYS} days.`}
          />
        }
        skeleton={<SkeletonRows count={6} className="mt-2 h-14" />}
      >
        {({ items }) => (
          <>
            <ul aria-label="Deleted items" className="rounded-panel border border-line bg-panel">
              {items.map((entry) => (
                <TrashRow
                  key={entry.id}
                  entry={entry}
                  onRestore={() => handleRestore(entry)}
                  onDelete={() => handleDelete(entry)}
                />
              ))}
            </ul>
            <LoadMore shown={items.length} total={total} onMore={loadMore} isLoading={entries.isFetching} />
          </>
        )}
      </ListState>
    </div>
  );
}
