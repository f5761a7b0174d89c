import { type QueryClient, queryOptions, useMutation } from "@tanstack/react-query";
import { api } from "@/lib/api/request";
import { keepPreviousPage } from "@/lib/query/keep-previous-page";
import { keys, searchKey } from "@/lib/query/keys";
import { dropRows } from "@/lib/query/optimistic";
import { MAX_TAKE } from "@/lib/shared/constants";
import { addDays } from "@/lib/shared/dates/calendar-date";
import type { SalesDocument } from "@/lib/sales-documents/schema";
import { useDeleteRow } from "@/lib/undo/use-delete";
import type { BillInput } from "./bill/bill-schema";
import { refreshes } from "./clock-queries";
import type { TimeEntry, TimeEntryFilter, TimeEntryList } from "./schema";

/** The entries that match, the newest first, with their sums. */
export function timeEntriesQuery(filter: TimeEntryFilter) {
  return queryOptions({
    queryKey: searchKey(keys.timeEntries, filter),
    queryFn: ({ signal }) =>
      api<TimeEntryList>("time-entries/search", { method: "POST", body: filter, signal }),
    placeholderData: keepPreviousPage(filter),
  });
}

/** The entries that can overlap time which begins on a day: those of the day and of both beside it, as entries can pass midnight. */
export function entriesAroundQuery(day: string) {
  return timeEntriesQuery({ from: addDays(day, -1), to: addDays(day, 1), take: MAX_TAKE });
}

/** Returns the same as far as this tab has read them. */
export function findEntriesAround(client: QueryClient, day: string): readonly TimeEntry[] {
  return client.getQueryData(entriesAroundQuery(day).queryKey)?.items ?? [];
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
    meta: {
      refreshes: [
        ...refreshes,
        keys.salesDocuments,
        keys.salesDocument,
        keys.projects,
        keys.paymentData,
        keys.paymentStats,
        keys.income,
        keys.clientTimeline,
      ],
      // The dialog says why.
      toasts: { error: () => undefined },
    },
  });
}
