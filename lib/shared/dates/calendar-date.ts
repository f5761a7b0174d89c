const LENGTH = "2026-11-27".length;
const DAY_MS = 24 * 60 * 60 * 1000;
const LAST_DAY = Date.UTC(9999, 11, 31);

/** Returns the calendar date of an ISO timestamp as it is written, or of an instant in UTC: "2026-11-27". */
export function dateText(instant: string | Date): string {
  return (typeof instant === "string" ? instant : instant.toISOString()).slice(0, LENGTH);
}

/** Returns the calendar date that is this many days after another, at most 9999-12-31. */
export function addDays(date: string, days: number): string {
  return dateText(new Date(Math.min(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS, LAST_DAY)));
}

/** Returns the whole days from one calendar date to another; negative if the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS;
}

/** Returns the milliseconds since 1970 of a calendar date's midnight in UTC. */
export function utcMidnight(date: string): number {
  const [year, month, day] = dateParts(date);
  return Date.UTC(year, month - 1, day);
}

/** Returns the year, month (1–12) and day of a calendar date. */
export function dateParts(date: string): [year: number, month: number, day: number] {
  const [year = 1970, month = 1, day = 1] = date.split("-").map(Number);
  return [year, month, day];
}
