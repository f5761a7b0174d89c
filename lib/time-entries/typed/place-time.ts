import { calendarDate, clockTime, dueAtTime, startOfDayInstant, todayIn } from "@/lib/shared/dates/dates";
import { addDays } from "@/lib/shared/dates/calendar-date";
import { ENDS_IN_FUTURE, STARTS_IN_FUTURE } from "@/lib/time-entries/limits";
import type { TypedTime } from "./parse-time";

const MINUTE_MS = 60_000;
const DAY = 24 * 60;
const MORNING = 9;
/** Time of last night is written down until the next noon or so. */
const LAST_NIGHT_MS = 12 * 60 * MINUTE_MS;

export const SKIPPED = "That hour does not exist on this day, because clocks change.";

type Placed = { startedAt: string; endedAt: string; error?: undefined } | { error: string };

type Place = {
  timeZone: string;
  now: Date;
  /** The day of a time that names none; today without it. */
  date?: string | null;
  /** The entries of that day, beside which a length is placed. */
  entries?: readonly { startedAt: string; endedAt: string | null }[];
};

/**
 * Returns the start and the end of time that was typed. A range is at its clock times, and one that names no day and would begin
 * in the future may be of last night. Clock times that a clock change skips are refused. A length of today ends now, or where it would overlap before
 * what is there; that of another day begins after the last entry of the day, or at 9:00, and before it if it would not be over yet.
 */
export function placeTime(time: TypedTime, { timeZone, now, date, entries = [] }: Place): Placed {
  const today = todayIn(timeZone, now);
  const day = time.date ?? date ?? today;
  if (day > today) return { error: STARTS_IN_FUTURE };
  if (time.kind === "range") {
    const isLastNight = time.date === null && day === today && isOfLastNight(time, day, timeZone, now);
    return placeRange(time, isLastNight ? addDays(day, -1) : day, timeZone, now);
  }
  const length = time.minutes * MINUTE_MS;
  const start =
    day === today
      ? startOfToday(length, timeZone, now, entries)
      : startOfEarlier(length, day, { timeZone, now, entries });
  return notLater(
    { startedAt: new Date(start).toISOString(), endedAt: new Date(start + length).toISOString() },
    now,
  );
}

type Range = TypedTime & { kind: "range" };

/**
 * Returns whether a range that would begin in the future today began yesterday: it goes past midnight, or ended at midnight or before,
 * a few hours ago.
 */
function isOfLastNight({ start, end, minutes }: Range, today: string, timeZone: string, now: Date): boolean {
  if (+new Date(at(today, start, timeZone)) <= +now) return false;
  if (start + minutes > DAY) return true;
  const endedAt = at(start + minutes === DAY ? today : addDays(today, -1), end, timeZone);
  return +now - +new Date(endedAt) <= LAST_NIGHT_MS;
}

function placeRange(range: Range, day: string, timeZone: string, now: Date): Placed {
  const { start, end, minutes } = range;
  const startedAt = at(day, start, timeZone);
  if (+new Date(startedAt) > +now) return { error: STARTS_IN_FUTURE };
  // By the clock, not by the length: a night with a clock change is as long as it was.
  const endedAt = at(start + minutes >= DAY ? addDays(day, 1) : day, end, timeZone);
  if (!isClockAt(startedAt, start, timeZone) || !isEndAt(endedAt, end, timeZone)) return { error: SKIPPED };
  return notLater({ startedAt, endedAt }, now);
}

/** Returns whether a clock shows this minute of the day at an instant. After a skipped hour it shows another one. */
function isClockAt(instant: string | number, minute: number, timeZone: string): boolean {
  const { hours, minutes } = clockTime(new Date(instant), timeZone);
  return hours * 60 + minutes === minute;
}

/** The end may be the instant of the change: of 1:00 to 2:00, the last minute is 1:59. */
function isEndAt(instant: string, minute: number, timeZone: string): boolean {
  const before = +new Date(instant) - MINUTE_MS;
  return isClockAt(instant, minute, timeZone) || isClockAt(before, (minute + DAY - 1) % DAY, timeZone);
}

function notLater(times: { startedAt: string; endedAt: string }, now: Date): Placed {
  // The clock of a page is that of its last whole minute.
  return +new Date(times.endedAt) >= +now + MINUTE_MS ? { error: ENDS_IN_FUTURE } : times;
}

function at(day: string, minute: number, timeZone: string): string {
  return dueAtTime(day, Math.floor(minute / 60), minute % 60, timeZone).dueAt;
}

/** A length that is longer than today has been began yesterday: nothing ends in the future. */
function startOfToday(
  length: number,
  timeZone: string,
  now: Date,
  entries: NonNullable<Place["entries"]>,
): number {
  const end = Math.floor(+now / MINUTE_MS) * MINUTE_MS;
  const midnight = +startOfDayInstant(todayIn(timeZone, now), timeZone);
  const free = endBefore(end, length, now, entries) - length;
  return free < midnight ? end - length : free;
}

/**
 * After the last entry of the day, or at 9:00, if nothing else is there and it would be over by now; or else before what is at the end of
 * the day. Just after midnight, or with work past midnight, a length of yesterday has no space after it.
 */
function startOfEarlier(
  length: number,
  day: string,
  { timeZone, now, entries = [] }: Pick<Place, "timeZone" | "now" | "entries">,
): number {
  const after = afterLast(day, timeZone, entries);
  const isFree = entries.every(
    ({ startedAt, endedAt }) => +new Date(startedAt) >= after + length || +new Date(endedAt ?? now) <= after,
  );
  if (isFree && after + length <= +now) return after;
  const midnight = +startOfDayInstant(addDays(day, 1), timeZone);
  const latest = Math.min(Math.floor(+now / MINUTE_MS) * MINUTE_MS, isFree ? Infinity : midnight);
  const before = endBefore(latest, length, now, entries) - length;
  return calendarDate({ dueAt: new Date(before), isWithTime: true }, timeZone) === day ? before : after;
}

/** Returns the last end from which a length backwards overlaps no entry. */
function endBefore(end: number, length: number, now: Date, entries: NonNullable<Place["entries"]>): number {
  const latestFirst = entries
    .map(({ startedAt, endedAt }) => ({ from: +new Date(startedAt), to: +new Date(endedAt ?? now) }))
    .toSorted((a, b) => b.to - a.to);
  let until = end;
  for (const { from, to } of latestFirst)
    if (to > until - length && from < until) until = Math.min(until, from);
  return until;
}

function afterLast(day: string, timeZone: string, entries: NonNullable<Place["entries"]>): number {
  const morning = +new Date(at(day, MORNING * 60, timeZone));
  const ends = entries.map(({ endedAt }) => (endedAt ? +new Date(endedAt) : 0));
  const last = Math.max(morning, ...ends);
  const isSameDay = calendarDate({ dueAt: new Date(last), isWithTime: true }, timeZone) === day;
  return isSameDay ? last : morning;
}
