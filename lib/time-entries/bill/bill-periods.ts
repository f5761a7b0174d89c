import { addDays } from "@/lib/shared/dates/calendar-date";
import { firstDayOfWeek, startOfWeek } from "@/lib/shared/dates/week";

export const timePeriods = ["thisWeek", "lastWeek", "thisMonth", "lastMonth", "all", "custom"] as const;
export type TimePeriod = (typeof timePeriods)[number];

/** The names of the periods on the screen. */
export const periodLabels: Record<TimePeriod, string> = {
  thisWeek: "This week",
  lastWeek: "Last week",
  thisMonth: "This month",
  lastMonth: "Last month",
  all: "All time",
  custom: "Other period",
};

/** The first and the last day; undefined has no limit. */
export type Days = { from?: string; to?: string };

/**
 * Returns the days of a period on a day in the user's zone; of "custom", those that were chosen. `firstDay` is the first of a week, 1
 * for Monday to 7 for Sunday.
 */
export function daysOfPeriod(
  period: TimePeriod,
  today: string,
  chosen: Days,
  firstDay: number = firstDayOfWeek(),
): Days {
  if (period === "all") return {};
  if (period === "custom") return { from: chosen.from || undefined, to: chosen.to || undefined };
  const week = startOfWeek(today, firstDay);
  if (period === "thisWeek") return { from: week, to: today };
  if (period === "lastWeek") return { from: addDays(week, -7), to: addDays(week, -1) };
  const firstOfMonth = `${today.slice(0, 8)}01`;
  if (period === "thisMonth") return { from: firstOfMonth, to: today };
  const to = addDays(firstOfMonth, -1);
  return { from: `${to.slice(0, 8)}01`, to };
}
