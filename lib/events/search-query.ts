import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/api/request";
import type { List } from "@/lib/api/list";
import { keepPreviousPage } from "@/lib/query/keep-previous-page";
import { keys } from "@/lib/query/keys";
import { dateIn } from "@/lib/shared/dates/day-text";
import type { Clock } from "./rules";
import type { CalendarEvent, EventFilter } from "./schema";

/** A search of events. The key contains the current day, so that events are refetched at midnight. */
export function eventsQuery(filter: EventFilter, { now, timeZone }: Clock) {
  return queryOptions({
    queryKey: [...keys.events, "search", `${dateIn(timeZone, now)} ${timeZone}`, filter] as const,
    queryFn: ({ signal }) =>
      api<List<CalendarEvent>>("events/search", { method: "POST", body: filter, signal }),
    placeholderData: keepPreviousPage(filter),
  });
}
