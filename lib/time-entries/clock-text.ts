import { clockTime } from "@/lib/shared/dates/dates";

/** Returns the time of day of an instant in the user's zone, "09:05". */
export function clockText(instant: string, timeZone: string): string {
  const { hours, minutes } = clockTime(instant, timeZone);
  return [hours, minutes].map((part) => String(part).padStart(2, "0")).join(":");
}
