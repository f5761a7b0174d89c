import { calendarDate, dueAtTime } from "@/lib/shared/dates/dates";
import { FORGOTTEN_AFTER_MINUTES } from "./rules";

const MINUTE_MS = 60_000;
const EVENING_HOUR = 18;

/** Returns the instant at which a forgotten clock probably should have ended: 6 PM of its day, or else eight hours after its start. */
export function probableEnd(startedAt: string, now: Date, timeZone: string): string {
  const day = calendarDate({ dueAt: startedAt, isWithTime: true }, timeZone);
  const evening = dueAtTime(day, EVENING_HOUR, 0, timeZone).dueAt;
  if (+new Date(evening) > +new Date(startedAt) && +new Date(evening) <= +now) return evening;
  return new Date(+new Date(startedAt) + FORGOTTEN_AFTER_MINUTES * MINUTE_MS).toISOString();
}
