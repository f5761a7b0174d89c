import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { keys } from "@/lib/query/keys";
import { offerUndo } from "./offer-undo";
import { runMutation } from "./run-mutation";
import { explain, restoreEntry } from "./use-delete";

/** Shows a toast with Undo for a change that moved rows to the trash. `verb` comes before the name. */
export function offerRestore(
  client: QueryClient,
  { entryId, verb, name, refreshes }: { entryId: string; verb: string; name: string; refreshes: QueryKey[] },
): void {
  const restore = (body?: { withParent: true }) => restoreEntry(entryId, body);
  offerUndo({
    verb,
    name,
    undo: () =>
      runMutation(client, {
        mutationFn: () => restore(),
        meta: {
          refreshes: [...refreshes, keys.trash],
          toasts: { error: (error) => explain(client, error, () => restore({ withParent: true })) },
        },
      }),
  });
}
