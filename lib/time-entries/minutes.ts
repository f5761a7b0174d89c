// Apart from `amounts.ts`, whose library of numbers the screens do not need.

/** Returns the minutes from one instant to another: the minute of the end less the minute of the start, so that entries that follow each other add up. */
export function minutesBetween(startedAt: string | Date, endedAt: string | Date): number {
  return minuteOf(endedAt) - minuteOf(startedAt);
}

type Spent = { startedAt: string; endedAt: string | null; minutes: number | null };

/** Returns the minutes of an entry; of a running one those until now, at least 0, because the clock of this device may be behind the server's. */
export function minutesSoFar({ startedAt, endedAt, minutes }: Spent, now: Date): number {
  return endedAt === null ? Math.max(0, minutesBetween(startedAt, now)) : (minutes ?? 0);
}

/** Returns the running one of some entries with its minutes until now; undefined if none of them runs. */
export function runningOf<Entry extends Spent>(
  entries: readonly Entry[],
  now: Date,
): { entry: Entry; minutes: number } | undefined {
  const entry = entries.find(({ endedAt }) => endedAt === null);
  return entry && { entry, minutes: minutesSoFar(entry, now) };
}

function minuteOf(instant: string | Date): number {
  return Math.floor(+new Date(instant) / 60_000);
}
