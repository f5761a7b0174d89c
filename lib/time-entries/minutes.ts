// Apart from `amounts.ts`, whose library of numbers the screens do not need.

/** Returns the minutes from one instant to another: the minute of the end less the minute of the start, so that entries that follow each other add up. */
export function minutesBetween(startedAt: string | Date, endedAt: string | Date): number {
  return minuteOf(endedAt) - minuteOf(startedAt);
}

function minuteOf(instant: string | Date): number {
  return Math.floor(+new Date(instant) / 60_000);
}
