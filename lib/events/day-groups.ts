import { calendarDate, daysFromToday, type Due, formatDue } from "@/lib/shared/dates/dates";
import type { Clock } from "./rules";

/** The events of one day. */
export type DayGroup<Event> = {
  /** "27 Nov 26" */
  key: string;
  /** "2026-11-27" */
  date: string;
  relation: "past" | "today" | "future";
  events: Event[];
};

/**
 * Groups events by their day in the user's zone, in the order in which the days are listed. Within a day events without a
 * time come first: sorted by instant, their position would depend on the zone.
 */
export function groupByDay<Event extends Due>(
  events: readonly Event[],
  { now, timeZone }: Clock,
  order: "ascending" | "descending" = "ascending",
): DayGroup<Event>[] {
  const days = new Map<string, Event[]>();
  for (const event of events) {
    const date = calendarDate(event, timeZone);
    days.set(date, [...(days.get(date) ?? []), event]);
  }
  const ascending = [...days].sort(([a], [b]) => (a < b ? -1 : 1));
  return (order === "ascending" ? ascending : ascending.reverse()).map(([date, ofDay]) => {
    const due = { dueAt: `${date}T00:00:00.000Z`, isWithTime: false };
    return {
      key: eventGroupKey(due, timeZone),
      date,
      relation: dayRelation(due, timeZone, now),
      events: ofDay.toSorted((a, b) => Number(a.isWithTime) - Number(b.isWithTime)),
    };
  });
}

/** Returns whether a due date's day is past, today or future; used for the color of event groups. */
export function dayRelation(due: Due, zone: string, now: Date): "past" | "today" | "future" {
  const days = daysFromToday(due, zone, now);
  return days < 0 ? "past" : days === 0 ? "today" : "future";
}

/** Returns the heading of a due date's day group, "27 Nov 26". */
export function eventGroupKey(due: Due, zone: string): string {
  return formatDue(due, zone, "groupKey");
}
