import {
  type Due,
  isDueWithin,
  isPastDay,
  startOfTodayInstant,
  todayAsUtcMidnight,
} from "@/lib/shared/dates/dates";
import { compareTexts, searchText } from "@/lib/shared/text/search-text";
import type { CalendarEvent, EventFilter, EventStatus } from "./schema";

/** The instant and time zone that decide which day is today. */
export type Clock = { now: Date; timeZone: string };

/** Returns "scheduled" while the event's day is today or later in the user's zone, then "completed". */
export function eventStatus(due: Due, { now, timeZone }: Clock): EventStatus {
  return isPastDay(due, timeZone, now) ? "completed" : "scheduled";
}

/**
 * Returns the earliest `dueAt` of a scheduled event, for database queries: for events with a time the first instant of today
 * in the user's zone, for others today's date as it is stored. The same boundary as `eventStatus`.
 */
export function scheduledFrom({ now, timeZone }: Clock): { timed: Date; dated: Date } {
  return { timed: startOfTodayInstant(timeZone, now), dated: todayAsUtcMidnight(timeZone, now) };
}

/** Returns whether the event matches the filter, by the same rules as the server's `where`. */
export function matchesEventFilter(event: CalendarEvent, filter: EventFilter, clock: Clock): boolean {
  const { name, status, projectId, clientId, tag, from, to } = filter;
  return (
    (!name || searchText(event.name).includes(searchText(name))) &&
    (!status || eventStatus(event, clock) === status) &&
    (!projectId || event.projectId === projectId) &&
    (!clientId || event.clientId === clientId) &&
    (!tag || event.tags.includes(tag)) &&
    ((!from && !to) || isDueWithin(event, { from, to }, clock.timeZone))
  );
}

/** Compares events: the next event first, or the latest first if only past ones are listed. */
export function compareEvents(a: CalendarEvent, b: CalendarEvent, filter: EventFilter): number {
  const order = compareTexts(a.dueAt, b.dueAt) || compareTexts(a.id, b.id);
  return filter.status === "completed" ? -order : order;
}
