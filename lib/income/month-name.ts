// Not with the functions of lib/shared/dates/dates.ts, which would be a tenth of the income page's code.
const names = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

/** Returns a month in words: "November 2026" for "2026-11". */
export function monthName(month: string): string {
  return names.format(new Date(`${month}-01`));
}

/** Returns the first letter of a month: "N" for "2026-11". */
export function monthInitial(month: string): string {
  return monthName(month).charAt(0);
}
