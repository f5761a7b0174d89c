import { formatInstant } from "@/lib/shared/dates/dates";
import type { TimeEntry } from "@/lib/time-entries/schema";

/** Returns when an entry began and ended in a zone: "9:00 – 11:30 AM", "11:30 AM – 1:00 PM", or "since 9:00 AM" while it runs. */
export function timesText(
  { startedAt, endedAt }: Pick<TimeEntry, "startedAt" | "endedAt">,
  timeZone: string,
): string {
  const start = formatInstant(startedAt, timeZone, "time");
  if (endedAt === null) return `since ${start}`;
  const end = formatInstant(endedAt, timeZone, "time");
  const isSameHalf = start.slice(-2) === end.slice(-2);
  return `${isSameHalf ? start.slice(0, -3) : start} – ${end}`;
}
