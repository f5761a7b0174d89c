import { addDays } from "@/lib/shared/dates/calendar-date";

export const billPeriods = ["all", "thisMonth", "lastMonth", "custom"] as const;
export type BillPeriod = (typeof billPeriods)[number];

/** The first and the last day; undefined has no limit. */
export type Days = { from?: string; to?: string };

/** Returns the days of a period on a day in the user's zone; of "custom", those that were chosen. */
export function daysOfPeriod(period: BillPeriod, today: string, chosen: Days): Days {
  if (period === "all") return {};
  if (period === "custom") return { from: chosen.from || undefined, to: chosen.to || undefined };
  const firstOfMonth = `${today.slice(0, 8)}01`;
  if (period === "thisMonth") return { from: firstOfMonth, to: today };
  const to = addDays(firstOfMonth, -1);
  return { from: `${to.slice(0, 8)}01`, to };
}
