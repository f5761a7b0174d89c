import { formatDate } from "@/lib/shared/dates/format-date";
import { zoneDate } from "@/lib/shared/dates/wall-clock";

// Not with the functions of lib/shared/dates/dates.ts, which would be a tenth of the income page's code.

/** Returns a month in words: "November 2026" for "2026-11". */
export function monthName(month: string): string {
  const first = Date.parse(`${month}-01`);
  return formatDate(zoneDate(first, "UTC"), "MMMM yyyy");
}
