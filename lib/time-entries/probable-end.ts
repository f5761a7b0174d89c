import { calendarDate, dueAtTime } from "@/lib/shared/dates/dates";
import { FORGOTTEN_AFTER_MINUTES } from "./rules";

const MINUTE_MS = 60_000;
const EVENING_HOUR = 18;
/** A clock that was started shortly before the evening was started for the evening. */
const LEAST_MINUTES = 60;

/**
 * Returns the instant at which a forgotten clock probably should have ended: 6 PM of its day if that is an hour or more after its
 * start, or else eight hours after its start.
 */
export function probableEnd(startedAt: string, now: Date, timeZone: string): string {
  const day = calendarDate({ dueAt: startedAt, isWithTime: true }, timeZone);
  const evening = dueAtTime(day, EVENING_HOUR, 0, timeZone).dueAt;
  const after = (minutes: number) => +new Date(startedAt) + minutes * MINUTE_MS;
  if (+new Date(evening) >= after(LEAST_MINUTES) && +new Date(evening) <= +now) return evening;
  return new Date(after(FORGOTTEN_AFTER_MINUTES)).toISOString();
}
