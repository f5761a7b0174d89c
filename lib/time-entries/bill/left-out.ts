import { durationText } from "@/lib/time-entries/duration-text";
import type { BilledEntry, TimeLine } from "./lines";

/** Returns whether an entry is on one of the lines, or would be if it had a rate. */
export function isBilledBy(lines: readonly TimeLine[]): (entry: BilledEntry) => boolean {
  const onLines = new Set(lines.flatMap(({ entryIds }) => entryIds));
  return ({ id, effectiveRate }) => effectiveRate === null || onLines.has(id);
}

/**
 * Returns sentences about the entries that no line bills, because a line has a rate and an amount above 0: "8:00 at a rate of 0 is not
 * billed.", "1 entry comes to 0 when rounded and is not billed." Entries without a rate are not among them.
 */
export function leftOutWords(entries: readonly BilledEntry[], lines: readonly TimeLine[]): string[] {
  const isBilled = isBilledBy(lines);
  const left = entries.filter((entry) => entry.minutes !== null && !isBilled(entry));
  const free = left.filter(({ effectiveRate }) => !Number(effectiveRate));
  const short = left.length - free.length;
  const minutes = free.reduce((sum, entry) => sum + (entry.minutes ?? 0), 0);
  return [
    free.length > 0 && `${durationText(minutes)} at a rate of 0 is not billed.`,
    short === 1 && "1 entry comes to 0 when rounded and is not billed.",
    short > 1 && `${short} entries come to 0 when rounded and are not billed.`,
  ].filter((sentence) => sentence !== false);
}
