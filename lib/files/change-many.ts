import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api/request";
import { MAX_FILES_AT_ONCE } from "@/lib/shared/constants";
import { pickFields } from "@/lib/edits/merge";
import { countOf } from "@/lib/shared/text/format";
import { updateOptimistically } from "@/lib/query/optimistic-update";
import { offerUndo } from "@/lib/undo/offer-undo";
import { runMutation } from "@/lib/undo/run-mutation";
import { fileRefreshes, showChange } from "./queries";
import type { FileChange, FilesBefore } from "./schema";

/** The change of the selected files; `words` describes it: "moved to Harbour walk". */
type Changed = { ids: readonly string[]; change: Omit<FileChange, "id">; words: string };

/** Changes the selected files, with a toast that undoes it. */
export function useChangeFiles() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ ids, change }: Changed) => sendChanges(ids.map((id) => ({ id, ...change }))),
    onMutate: ({ ids, change }) =>
      updateOptimistically(client, (draft) => ids.forEach((id) => showChange(draft, { id, ...change }))),
    onSuccess: (stored, { change, words }) => {
      // Only what was changed goes back.
      const fields = ["id", ...(Object.keys(change) as (keyof typeof change)[])] as const;
      const before = stored.map((file) => pickFields(file, fields));
      offerUndo({
        verb: `${countOf(before.length, "file")} ${words}`,
        undo: () =>
          runMutation(client, {
            mutationFn: () => sendChanges(before),
            onMutate: () =>
              updateOptimistically(client, (draft) => before.forEach((file) => showChange(draft, file))),
            meta: { refreshes: fileRefreshes },
          }),
      });
    },
    meta: { refreshes: fileRefreshes },
  });
}

/** Sends the changes in as few calls as the limit allows. Returns what the files were before. */
async function sendChanges(changes: readonly FileChange[]): Promise<FilesBefore["before"]> {
  const before: FilesBefore["before"] = [];
  for (let at = 0; at < changes.length; at += MAX_FILES_AT_ONCE) {
    const body = changes.slice(at, at + MAX_FILES_AT_ONCE);
    before.push(...(await api<FilesBefore>("files/update-many", { method: "POST", body })).before);
  }
  return before;
}
