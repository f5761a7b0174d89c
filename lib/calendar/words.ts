import { dueOnDate, formatDue, formatShortDay } from "@/lib/shared/dates/dates";
import type { CalendarScope } from "./grid";
import { countOf } from "@/lib/shared/text/format";

/** Returns "Friday, November 27, 2026". */
export function fullDay(date: string): string {
  return formatDue(dueOnDate(date), "UTC", "full");
}

/** Returns "Fri 27 Nov", in another year than today's "Fri 1 Jan 2027". */
export function shortDay(date: string, today: string): string {
  return formatShortDay(dueOnDate(date), "UTC", new Date(today));
}

/** Returns a short time of day for a cell: "9:30 AM", "10 AM". */
export function shortTime(minutes: number): string {
  const hour = hourWords(Math.floor(minutes / 60));
  return minutes % 60 === 0 ? hour : hour.replace(" ", `:${String(minutes % 60).padStart(2, "0")} `);
}

/** Returns "9:30", or "12" for a full hour: where the order of the day and the item's name say which half of it. */
export function clockFace(minutes: number): string {
  return shortTime(minutes).split(" ")[0] ?? "";
}

/** Returns "9 AM". */
export function hourWords(hour: number): string {
  return `${hour % 12 || 12} ${hour < 12 ? "AM" : "PM"}`;
}

/** Returns the accessible name of a day's cell, or of an hour's. */
export function cellLabel(date: string, hour: number | null, count: number): string {
  const items = count === 0 ? "no items" : countOf(count, "item");
  return hour === null ? `${fullDay(date)}, ${items}` : `${hourWords(hour)}, ${fullDay(date)}, ${items}`;
}

/** Returns the title of what is shown: "November 2026", or "22–28 Nov 2026". */
export function periodTitle(scope: CalendarScope, day: string, weeks: string[][]): string {
  if (scope === "month")
    return `${formatDue(dueOnDate(day), "UTC", "semiFull").split(" ")[0] ?? ""} ${day.slice(0, 4)}`;
  const words = (date: string | undefined, style: "dayMonth" | "plain") =>
    date ? formatDue(dueOnDate(date), "UTC", style) : "";
  const [first, last] = [weeks[0]?.[0], weeks[0]?.at(-1)];
  if (first?.slice(0, 4) !== last?.slice(0, 4)) return `${words(first, "plain")} – ${words(last, "plain")}`;
  if (first?.slice(0, 7) !== last?.slice(0, 7))
    return `${words(first, "dayMonth")} – ${words(last, "plain")}`;
  return `${Number(first?.slice(8))}–${words(last, "plain")}`;
}
