import type { Due } from "@/lib/shared/dates/dates";
import { dateText } from "@/lib/shared/dates/calendar-date";
import { formatDate } from "@/lib/shared/dates/format-date";
import { zoneDate } from "@/lib/shared/dates/wall-clock";

// Not with the functions of lib/shared/dates/dates.ts, whose library would be 8 KiB of the projects page. They give the same texts.

const DAY_MS = 86_400_000;
const nearDays: Record<number, string> = { [-1]: "Yesterday", 0: "Today", 1: "Tomorrow" };

function wallOf({ dueAt, isWithTime }: Due, zone: string): Date {
  return zoneDate(+new Date(dueAt), isWithTime ? zone : "UTC");
}

/** Returns the calendar date as days since 1970 in the user's zone. */
function dayNumber(due: Due, zone: string): number {
  const wall = wallOf(due, zone);
  return Date.UTC(wall.getFullYear(), wall.getMonth(), wall.getDate()) / DAY_MS;
}

/** Returns the days from today to a due date's day in the user's zone. */
export function daysAhead(due: Due, zone: string, now: Date): number {
  return dayNumber(due, zone) - dayNumber({ dueAt: now, isWithTime: true }, zone);
}

/** Returns whether a due date has passed: its instant, or without a time its day. */
export function isLate(due: Due, zone: string, now: Date): boolean {
  return due.isWithTime ? +new Date(due.dueAt) < +now : daysAhead(due, zone, now) < 0;
}

/** Returns the calendar date in the user's zone, "2026-11-27". */
export function dateIn(zone: string, now: Date): string {
  return dateText(new Date(dayNumber({ dueAt: now, isWithTime: true }, zone) * DAY_MS));
}

/** Returns "Tue 24". */
export function weekdayAndDay(due: Due, zone: string): string {
  return formatDate(wallOf(due, zone), "E d");
}

/** Returns "8:05 AM". */
export function timeOfDay(due: Due, zone: string): string {
  return formatDate(wallOf(due, zone), "h:mm a");
}

/** Returns "Today", "Tomorrow", "Yesterday", "Fri 27 Nov" or, in another year, "Fri 1 Jan 2027". */
export function relativeDay(due: Due, zone: string, now: Date): string {
  const near = nearDays[daysAhead(due, zone, now)];
  if (near) return near;
  const wall = wallOf(due, zone);
  const isThisYear = wall.getFullYear() === zoneDate(+now, zone).getFullYear();
  return formatDate(wall, isThisYear ? "E d MMM" : "E d MMM yyyy");
}

/** Returns "3 days late" for a due date that has passed, or "Late today". */
export function lateWords(due: Due, zone: string, now: Date): string {
  const days = -daysAhead(due, zone, now);
  if (days <= 0) return "Late today";
  return days === 1 ? "1 day late" : `${days} days late`;
}

/** Returns "Friday, November 27, 2026", with a time "Friday, November 27, 2026 at 8:05 AM". */
export function fullDay(due: Due, zone: string): string {
  const day = formatDate(wallOf(due, zone), "EEEE, MMMM d, yyyy");
  return due.isWithTime ? `${day} at ${timeOfDay(due, zone)}` : day;
}
