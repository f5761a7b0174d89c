import { calendarDate, dueAtTime, startOfDayInstant, todayIn } from "@/lib/shared/dates/dates";
import { addDays } from "@/lib/shared/dates/calendar-date";
import { STARTS_IN_FUTURE } from "@/lib/time-entries/limits";
import type { TypedTime } from "./parse-time";

const MINUTE_MS = 60_000;
const MORNING = 9;

type Placed = { startedAt: string; endedAt: string; error?: undefined } | { error: string };

type Place = {
  timeZone: string;
  now: Date;
  /** The day of a time that names none; today without it. */
  date?: string | null;
  /** The entries of that day: a length begins after the last one. */
  entries?: readonly { startedAt: string; endedAt: string | null }[];
};

/**
 * Returns the start and the end of time that was typed. A range is at its clock times. A length of today ends now; that of another day
 * begins after the last entry of the day, or at 9:00.
 */
export function placeTime(time: TypedTime, { timeZone, now, date, entries = [] }: Place): Placed {
  const today = todayIn(timeZone, now);
  const day = time.date ?? date ?? today;
  if (day > today) return { error: STARTS_IN_FUTURE };
  if (time.kind === "range") return placeRange(time, day, timeZone, now);
  const length = time.minutes * MINUTE_MS;
  const start = day === today ? startOfToday(length, timeZone, now) : afterLast(day, timeZone, entries);
  return { startedAt: new Date(start).toISOString(), endedAt: new Date(start + length).toISOString() };
}

function placeRange(
  { start, end, minutes }: TypedTime & { kind: "range" },
  day: string,
  timeZone: string,
  now: Date,
): Placed {
  const startedAt = at(day, start, timeZone);
  if (+new Date(startedAt) > +now) return { error: STARTS_IN_FUTURE };
  // By the clock, not by the length: a night with a clock change is as long as it was.
  const endedAt = at(start + minutes >= 24 * 60 ? addDays(day, 1) : day, end, timeZone);
  return { startedAt, endedAt };
}

function at(day: string, minute: number, timeZone: string): string {
  return dueAtTime(day, Math.floor(minute / 60), minute % 60, timeZone).dueAt;
}

/** A length that is longer than today has been begins with today. */
function startOfToday(length: number, timeZone: string, now: Date): number {
  const end = Math.floor(+now / MINUTE_MS) * MINUTE_MS;
  const midnight = +startOfDayInstant(todayIn(timeZone, now), timeZone);
  return Math.min(Math.max(end - length, midnight), end);
}

function afterLast(day: string, timeZone: string, entries: NonNullable<Place["entries"]>): number {
  const morning = +new Date(at(day, MORNING * 60, timeZone));
  const ends = entries.map(({ endedAt }) => (endedAt ? +new Date(endedAt) : 0));
  const last = Math.max(morning, ...ends);
  const isSameDay = calendarDate({ dueAt: new Date(last), isWithTime: true }, timeZone) === day;
  return isSameDay ? last : morning;
}
