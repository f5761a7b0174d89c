const HOUR_S = 3_600;

/** Returns the seconds since a start, at least 0: the clock of this device may be behind the server's. */
export function secondsSince(startedAt: string, second: number): number {
  return Math.max(0, second - Math.floor(+new Date(startedAt) / 1_000));
}

/** Returns the whole minutes since a start, as every text shows them that says for how long a clock has run. */
export function minutesSince(startedAt: string, second: number): number {
  return Math.floor(secondsSince(startedAt, second) / 60);
}

/** Returns seconds as hours, minutes and seconds, "0:42:07". */
export function clockText(seconds: number): string {
  const rest = Math.floor(seconds % HOUR_S);
  return `${Math.floor(seconds / HOUR_S)}:${twoDigits(Math.floor(rest / 60))}:${twoDigits(rest % 60)}`;
}

/** Returns minutes as hours and minutes, "2:30". */
export function durationText(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}`;
}

/** Returns minutes in words, "9 h 12 min". */
export function durationWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(" ");
}

/** Returns minutes as hours with at most one decimal, "18.5"; a minute is more than none. */
export function decimalHours(minutes: number): string {
  return String(Math.max(Math.round(minutes / 6), Math.sign(minutes)) / 10);
}

/** Returns whether more than the hours of a budget are tracked. */
export function isOverBudget(minutes: number, budget: string | null): boolean {
  return budget !== null && minutes > Number(budget) * 60;
}

type Budget = { budget: number; currency: string | null; hourlyRate: string | null };

/**
 * Returns the hours that the budget of a project pays for at its rate per hour, with at most one decimal; null without a rate or a
 * budget, or if the budget is in another currency than `own`, the profile's, which is that of rates.
 */
export function hoursOfBudget(
  { budget, currency, hourlyRate }: Budget,
  own: string | undefined,
): string | null {
  const rate = Number(hourlyRate);
  if (currency !== null && currency !== own) return null;
  return rate > 0 && budget > 0 ? String(Math.round((budget / rate) * 10) / 10) : null;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
