import { firstDayOfWeek, startOfWeek } from "@/lib/shared/dates/week";
import { addDays, dateText } from "@/lib/shared/dates/calendar-date";

/** The range that the calendar shows: the weeks of a month, or one week. */
export type CalendarScope = "month" | "week";

/** A place of the grid: a day, or an hour of a day from 0 to 23. */
export type Slot = { date: string; hour: number | null };

const WEEK = 7;
const LAST_HOUR = 23;

/** Returns the weeks that a day's month or week is shown in, each with its seven dates. A month has four to six. */
export function weeksOf(scope: CalendarScope, day: string, firstDay = firstDayOfWeek()): string[][] {
  const first = startOfWeek(scope === "week" ? day : `${day.slice(0, 7)}-01`, firstDay);
  const end = scope === "week" ? addDays(first, WEEK) : addMonths(`${day.slice(0, 7)}-01`, 1);
  const weeks: string[][] = [];
  for (let start = first; start < end; start = addDays(start, WEEK))
    weeks.push(Array.from({ length: WEEK }, (_, index) => addDays(start, index)));
  return weeks;
}

/** Returns the same day of another month; its last day if it is shorter. */
export function addMonths(date: string, months: number): string {
  const [year = 1970, month = 1, day = 1] = date.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dateText(new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))));
}

/** Returns the day that the previous (-1) or next (1) month or week is opened at. */
export function turnPage(scope: CalendarScope, day: string, pages: number): string {
  return scope === "month" ? addMonths(day, pages) : addDays(day, pages * WEEK);
}

/**
 * Returns the place that a key moves to, by the keys of an ARIA grid; null for other keys. In a month the arrows move by days
 * and weeks. In a week they move by days and hours, and the row of whole days is above the first hour.
 */
export function slotAfterKey(
  key: string,
  { date, hour }: Slot,
  scope: CalendarScope,
  firstDay = firstDayOfWeek(),
): Slot | null {
  const to = (next: string): Slot => ({ date: next, hour });
  if (key === "ArrowLeft") return to(addDays(date, -1));
  if (key === "ArrowRight") return to(addDays(date, 1));
  if (key === "Home") return to(startOfWeek(date, firstDay));
  if (key === "End") return to(addDays(startOfWeek(date, firstDay), WEEK - 1));
  if (key === "PageUp") return to(turnPage(scope, date, -1));
  if (key === "PageDown") return to(turnPage(scope, date, 1));
  const step = Number(key === "ArrowDown") - Number(key === "ArrowUp");
  if (step === 0) return null;
  if (scope === "month") return to(addDays(date, step * WEEK));
  const next = (hour ?? -1) + step;
  return { date, hour: next < 0 ? null : Math.min(next, LAST_HOUR) };
}

/** Returns the text of a place, "2026-11-27" or "2026-11-27 9". */
export function slotKey({ date, hour }: Slot): string {
  return hour === null ? date : `${date} ${hour}`;
}

/** Returns the place of a text of `slotKey`. */
export function readSlot(key: string): Slot {
  const [date = "", hour] = key.split(" ");
  return { date, hour: hour === undefined ? null : Number(hour) };
}
