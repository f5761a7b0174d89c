import { addDays } from "@/lib/shared/dates/calendar-date";
import { calendarDate, formatInstant } from "@/lib/shared/dates/dates";
import type { TimeEntry } from "@/lib/time-entries/schema";

type Times = Pick<TimeEntry, "startedAt" | "endedAt">;

const HALF_DAY_MS = 12 * 60 * 60 * 1000;

/**
 * Returns when an entry began and ended in a zone: "9:00 – 11:30 AM", "11:30 AM – 1:00 PM", or "since 9:00 AM" while it runs. A half
 * of the day that both share is written once, unless the end is in that of the next day: "12:00 AM – 12:00 AM" is a whole day.
 */
export function timesText({ startedAt, endedAt }: Times, timeZone: string): string {
  const start = formatInstant(startedAt, timeZone, "time");
  if (endedAt === null) return `since ${start}`;
  const end = formatInstant(endedAt, timeZone, "time");
  const isSameHalf =
    start.slice(-2) === end.slice(-2) && +new Date(endedAt) - +new Date(startedAt) < HALF_DAY_MS;
  return `${isSameHalf ? start.slice(0, -3) : start} – ${end}`;
}

/** Returns the same to be read, not typed: an end on another day says so, "9:00 AM – 9:00 AM next day". */
export function timesWords(times: Times, timeZone: string): string {
  return `${timesText(times, timeZone)}${isOverMidnight(times, timeZone) ? " next day" : ""}`;
}

/** Returns whether an entry ended on another day than it began. */
export function isOverMidnight({ startedAt, endedAt }: Times, timeZone: string): boolean {
  const dayOf = (instant: string) => calendarDate({ dueAt: instant, isWithTime: true }, timeZone);
  return endedAt !== null && dayOf(endedAt) >= addDays(dayOf(startedAt), 1);
}
