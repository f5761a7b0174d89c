"use client";

import { v7 as newId } from "uuid";
import { useCreateTimeEntry, useUpdateTimeEntry } from "@/lib/time-entries/change-entry";
import { useStartTime } from "@/lib/time-entries/clock-queries";
import { useDeleteTimeEntry } from "@/lib/time-entries/queries";
import { activityOf } from "@/lib/time-entries/requests";
import { entryName } from "@/lib/time-entries/rules";
import type { TimeChange, TimeEntry, TypedTime } from "@/lib/time-entries/schema";

export type EntryChanges = {
  add: (input: TypedTime) => void;
  change: (entry: TimeEntry, patch: TimeChange) => void;
  /** Deletes the entry, with a toast that undoes it. */
  remove: (entry: TimeEntry) => void;
  /** Starts the clock with the values of the entry. */
  continueWith: (entry: TimeEntry) => void;
};

/** Returns what rows and cells do with entries. A change that fails is taken back, and a toast says why. */
export function useEntryChanges(): EntryChanges {
  const create = useCreateTimeEntry();
  const update = useUpdateTimeEntry();
  const remove = useDeleteTimeEntry();
  const start = useStartTime();
  return {
    add: (input) => create.mutate({ id: newId(), ...input }),
    change: ({ id }, patch) => update.mutate({ id, ...patch }),
    remove: (entry) => remove.mutate({ id: entry.id, name: entryName(entry) }),
    continueWith: (entry) => start.mutate({ id: newId(), ...activityOf(entry) }),
  };
}
