import { addDays } from "@/lib/shared/dates/calendar-date";
import { type dateFormats, formatDue } from "@/lib/shared/dates/dates";
import { firstDayOfWeek, startOfWeek } from "@/lib/shared/dates/week";

import type { Days } from "@/lib/time-entries/bill/bill-periods";

/** A week as calendar dates: its first, its last, and all seven. */
export type WeekDays = { from: string; to: string; days: readonly string[] };

/** Returns the week that a date is in. `firstDay` is 1 for Monday to 7 for Sunday. */
export function weekOf(date: string, firstDay: number = firstDayOfWeek()): WeekDays {
  const from = startOfWeek(date, firstDay);
  const days = Array.from({ length: 7 }, (_, index) => addDays(from, index));
  return { from, to: addDays(from, 6), days };
}

/** Returns the dates of a week in words: "23 – 29 Nov 2026", "30 Nov – 6 Dec 2026" or "28 Dec 2026 – 3 Jan 2027". */
export function weekText({ from, to }: Pick<WeekDays, "from" | "to">): string {
  const end = dayText(to, "plain");
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))} – ${end}`;
  return `${dayText(from, from.slice(0, 4) === to.slice(0, 4) ? "dayMonth" : "plain")} – ${end}`;
}

/** Returns the days of a period in words: "1 – 31 Oct 2026", "3 Feb 2026", "From 3 Feb 2026", "Until 3 Feb 2026" or "All time". */
export function periodText({ from, to }: Days): string {
  if (from && to) return from === to ? dayText(from, "plain") : weekText({ from, to });
  if (from) return `From ${dayText(from, "plain")}`;
  return to ? `Until ${dayText(to, "plain")}` : "All time";
}

/** Returns a calendar date in one of the app's forms. */
export function dayText(date: string, style: keyof typeof dateFormats): string {
  return formatDue({ dueAt: `${date}T00:00:00.000Z`, isWithTime: false }, "UTC", style);
}
