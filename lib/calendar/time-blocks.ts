import { addDays } from "@/lib/shared/dates/calendar-date";
import { calendarDate, clockTime } from "@/lib/shared/dates/dates";
import type { TimeEntry } from "@/lib/time-entries/schema";
import { placeSideBySide } from "./columns";
import { slotKey } from "./grid";

/**
 * The part of an entry of time that is on one day: from a minute of that day on, for so many minutes. Where parts overlap, `column`
 * is the place from the right edge of the day, from 0 on.
 */
export type TimeBlock = { entry: TimeEntry; minutes: number; length: number; column: number };

type Clock = { now: Date; timeZone: string };
type Part = Omit<TimeBlock, "column">;

const DAY_MINUTES = 24 * 60;
const MINUTE_MS = 60_000;
/** As long as the shortest block that is drawn. */
const LEAST_MINUTES = 6;

/** Returns the blocks by the hour in which they begin. What runs ends now. */
export function timeBlocks(entries: readonly TimeEntry[], clock: Clock): Map<string, TimeBlock[]> {
  const days = new Map<string, Part[]>();
  for (const entry of entries)
    for (const { date, ...part } of partsOf(entry, clock))
      days.set(date, [...(days.get(date) ?? []), { entry, ...part }]);
  const blocks = new Map<string, TimeBlock[]>();
  for (const [date, parts] of days) {
    const placed = placeSideBySide(parts, ({ minutes, length }) => ({
      start: minutes,
      end: minutes + Math.max(length, LEAST_MINUTES),
    }));
    for (const { item, place } of placed) {
      const key = slotKey({ date, hour: Math.floor(item.minutes / 60) });
      blocks.set(key, [...(blocks.get(key) ?? []), { ...item, column: place.column }]);
    }
  }
  return blocks;
}

/** Returns the entries that are on a day, by the time from which they are on it. */
export function entriesOfDay(blocks: Map<string, TimeBlock[]>, date: string): TimeEntry[] {
  return Array.from({ length: 24 }, (_, hour) => blocks.get(slotKey({ date, hour })) ?? [])
    .flatMap((ofHour) => ofHour.toSorted((one, other) => one.minutes - other.minutes))
    .map(({ entry }) => entry);
}

/** Returns the part of each day that an entry is on, by the clock of those days. */
function partsOf({ startedAt, endedAt }: TimeEntry, { now, timeZone }: Clock) {
  const start = placeOf(startedAt, timeZone);
  const endsAt = endedAt ?? now.toISOString();
  const end = placeOf(endsAt, timeZone);
  if (end.date <= start.date) {
    // In the hour that a clock change repeats, the end can be before the start.
    const elapsed = Math.max(0, (+new Date(endsAt) - +new Date(startedAt)) / MINUTE_MS);
    const length = end.minutes >= start.minutes ? end.minutes - start.minutes : elapsed;
    return [{ ...start, length: Math.min(length, DAY_MINUTES - start.minutes) }];
  }
  const parts = [{ ...start, length: DAY_MINUTES - start.minutes }];
  for (let date = addDays(start.date, 1); date <= end.date; date = addDays(date, 1)) {
    const length = date === end.date ? end.minutes : DAY_MINUTES;
    if (length > 0) parts.push({ date, minutes: 0, length });
  }
  return parts;
}

function placeOf(instant: string, timeZone: string): { date: string; minutes: number } {
  const { hours, minutes } = clockTime(instant, timeZone);
  return {
    date: calendarDate({ dueAt: instant, isWithTime: true }, timeZone),
    minutes: hours * 60 + minutes,
  };
}
