import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api/request";
import { createRow } from "@/lib/edits/create-row";
import type { Change } from "@/lib/edits/merge";
import { updateOptimistically } from "@/lib/query/optimistic-update";
import { changeMeta } from "./clock-queries";
import { withoutProjectOfTask } from "./requests";
import type { TimeChange, TimeEntry, TypedTime } from "./schema";
import { showEntryChange, showNewEntry } from "./show-entry";

// Not with the clock of every page, because these load the library of dates.

/** Writes down time that was typed in. */
export function useCreateTimeEntry() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: TypedTime & { id: string }) =>
      createRow<TimeEntry>("time-entries", withoutProjectOfTask(input)),
    onMutate: (input) => updateOptimistically(client, (draft) => showNewEntry(draft, input)),
    meta: changeMeta,
  });
}

/** Changes an entry. */
export function useUpdateTimeEntry() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version, ...patch }: Change<TimeChange>) =>
      api<TimeEntry>(`time-entries/${id}`, { method: "PATCH", body: patch, version }),
    onMutate: ({ version: _, ...change }) =>
      updateOptimistically(client, (draft) => showEntryChange(draft, change)),
    meta: changeMeta,
  });
}
