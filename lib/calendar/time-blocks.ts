import { calendarDate, clockTime } from "@/lib/shared/dates/dates";
import type { TimeEntry } from "@/lib/time-entries/schema";
import { slotKey } from "./grid";

/** An entry of time in a week: from a minute of its day on, for so many minutes, at most until the end of the day. */
export type TimeBlock = { entry: TimeEntry; minutes: number; length: number };

const DAY_MINUTES = 24 * 60;
const MINUTE_MS = 60_000;

/** Returns the blocks by the hour in which they begin. What runs ends now. */
export function timeBlocks(
  entries: readonly TimeEntry[],
  { now, timeZone }: { now: Date; timeZone: string },
): Map<string, TimeBlock[]> {
  const blocks = new Map<string, TimeBlock[]>();
  for (const entry of entries) {
    const { hours, minutes } = clockTime(entry.startedAt, timeZone);
    const start = hours * 60 + minutes;
    const elapsed = (+new Date(entry.endedAt ?? now) - +new Date(entry.startedAt)) / MINUTE_MS;
    const date = calendarDate({ dueAt: entry.startedAt, isWithTime: true }, timeZone);
    const key = slotKey({ date, hour: hours });
    const block = { entry, minutes: start, length: Math.max(0, Math.min(elapsed, DAY_MINUTES - start)) };
    blocks.set(key, [...(blocks.get(key) ?? []), block]);
  }
  return blocks;
}
