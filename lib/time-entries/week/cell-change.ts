import { todayIn } from "@/lib/shared/dates/dates";
import { STARTS_IN_FUTURE } from "@/lib/time-entries/limits";
import type { TimeEntry } from "@/lib/time-entries/schema";
import type { WeekCell } from "./grid";

/** Returns why a cell cannot be typed into; undefined if it can. */
export function cellRefusal(
  { day, entries }: WeekCell,
  { now, timeZone }: { now: Date; timeZone: string },
): string | undefined {
  if (day > todayIn(timeZone, now)) return STARTS_IN_FUTURE;
  const [entry, ...others] = entries;
  if (!entry) return undefined;
  const refusals = entries.map(documentRefusal);
  if (others.length > 0 && refusals.every((refusal) => refusal !== undefined)) return refusals[0];
  if (others.length > 0) return `There are ${entries.length} entries on this day. Change one of them.`;
  if (entry.endedAt === null) return "The clock is running. Stop it first.";
  return documentRefusal(entry);
}

/**
 * Returns why the times, the project, the rate and `isBillable` of an entry cannot be changed, in the words of the API; undefined if
 * they can. Nothing of an entry on an issued document can.
 */
export function documentRefusal({ document }: Pick<TimeEntry, "document">): string | undefined {
  if (!document) return undefined;
  return document.isIssued
    ? `This time is on invoice ${document.number}.`
    : `This time is on the draft of invoice ${document.number}. Delete its line there first.`;
}
