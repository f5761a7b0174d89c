import { queryOptions, useMutation } from "@tanstack/react-query";
import { api } from "@/lib/api/request";
import { keepPreviousPage } from "@/lib/query/keep-previous-page";
import { keys, searchKey } from "@/lib/query/keys";
import { dropRows } from "@/lib/query/optimistic";
import type { SalesDocument } from "@/lib/sales-documents/schema";
import { useDeleteRow } from "@/lib/undo/use-delete";
import type { BillInput } from "./bill/bill-schema";
import type { TimeEntry, TimeEntryFilter, TimeEntryList } from "./schema";

/** The queries in which a change of time can be shown. */
export const refreshes = [keys.timeEntries, keys.today, keys.project, keys.client];

/** The bodies of the calls. Instants are text. */
export type TypedTime = {
  projectId?: string | null;
  taskId?: string | null;
  description?: string;
  startedAt: string;
  endedAt: string;
  isBillable?: boolean;
  rate?: string | null;
  tags?: string[];
};
export type TimeChange = Partial<Omit<TypedTime, "endedAt"> & { endedAt: string | null }>;
export type Started = Pick<TypedTime, "projectId" | "taskId" | "description" | "isBillable" | "tags"> & {
  id: string;
  startedAt?: string;
};

export const runningKey = [...keys.timeEntries, "running"] as const;

/** The entry that is running; null if nothing is. Read again whenever a tab is looked at. */
export function runningQuery() {
  return queryOptions({
    queryKey: runningKey,
    queryFn: async ({ signal }) => {
      const running = await api<TimeEntry | Record<string, never>>("time-entries/running", { signal });
      return "id" in running ? (running as TimeEntry) : null;
    },
    refetchOnWindowFocus: "always",
  });
}

/** The entries that match, the newest first, with their sums. */
export function timeEntriesQuery(filter: TimeEntryFilter) {
  return queryOptions({
    queryKey: searchKey(keys.timeEntries, filter),
    queryFn: ({ signal }) =>
      api<TimeEntryList>("time-entries/search", { method: "POST", body: filter, signal }),
    placeholderData: keepPreviousPage(filter),
  });
}

/** Starts the clock; what runs is stopped. */
export function useStartTime() {
  return useMutation({
    mutationFn: (input: Started) => api<TimeEntry>("time-entries/start", { method: "POST", body: input }),
    meta: { refreshes },
  });
}

/** Stops the clock, now or at an instant. */
export function useStopTime() {
  return useMutation({
    mutationFn: (input: { endedAt?: string }) =>
      api<TimeEntry>("time-entries/stop", { method: "POST", body: input }),
    meta: { refreshes },
  });
}

/** Deletes an entry, from its lists optimistically. */
export function useDeleteTimeEntry() {
  return useDeleteRow<{ id: string; name: string }>({
    path: "time-entries",
    hide: (draft, { id }) => dropRows(draft, keys.timeEntries, [id]),
    refreshes,
  });
}

/** Makes the draft of an invoice from unbilled time. */
export function useBillTime() {
  return useMutation({
    mutationFn: (input: BillInput) =>
      api<SalesDocument>("time-entries/bill", { method: "POST", body: input }),
    meta: { refreshes: [...refreshes, keys.salesDocuments, keys.salesDocument, keys.projects] },
  });
}
