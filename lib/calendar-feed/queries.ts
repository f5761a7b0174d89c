import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api/request";
import { keys } from "@/lib/query/keys";
import { rewriteQuery } from "@/lib/query/optimistic";
import { updateCache, updateOptimistically } from "@/lib/query/optimistic-update";
import type { CalendarFeed, CalendarFeedPatch } from "./schema";

/** The calendar address, with what it contains. */
export function calendarFeedQuery() {
  return queryOptions({
    queryKey: keys.calendarFeed,
    queryFn: ({ signal }) => api<CalendarFeed>("calendar-feed", { signal }),
  });
}

/** Changes what the calendar contains. Shown at once, and shown as it was if it fails. */
export function useUpdateCalendarFeed() {
  const client = useQueryClient();
  const { queryKey } = calendarFeedQuery();
  return useMutation({
    mutationFn: (patch: CalendarFeedPatch) =>
      api<CalendarFeed>("calendar-feed", { method: "PATCH", body: patch }),
    onMutate: (patch) =>
      updateOptimistically(client, (draft) =>
        rewriteQuery<CalendarFeed>(draft, queryKey, (feed) => ({ ...feed, ...patch })),
      ),
    onSuccess: (feed) =>
      updateCache(client, (draft) => rewriteQuery<CalendarFeed>(draft, queryKey, () => feed)),
  });
}

/** Gives the calendar another address. */
export function useRenewCalendarFeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api<CalendarFeed>("calendar-feed/renew", { method: "POST" }),
    onSuccess: (feed) => client.setQueryData(calendarFeedQuery().queryKey, feed),
    meta: { toasts: { success: "Calendar address renewed" } },
  });
}
