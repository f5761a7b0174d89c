import { isInstant, todayIn } from "@/lib/shared/dates/dates";
import { dateText } from "@/lib/shared/dates/calendar-date";

/**
 * Returns the issue date to propose: the draft's own date if a person set it, which is any other than the day on which the
 * draft was made; and today if not. `createdAt` is undefined for a draft that is being made.
 */
export function proposedIssueDate(
  draft: { issuedAt: string; createdAt: string | undefined },
  timeZone: string,
  now: Date,
): string {
  const today = todayIn(timeZone, now);
  if (!isInstant(draft.issuedAt)) return today;
  const own = dateText(draft.issuedAt);
  const made = draft.createdAt === undefined ? today : todayIn(timeZone, new Date(draft.createdAt));
  return own === made ? today : own;
}

/** Returns whether a date is more than one year away from today's, as by a slip of the finger. */
export function isFarYear(date: string, today: string): boolean {
  return Math.abs(Number(date.slice(0, 4)) - Number(today.slice(0, 4))) > 1;
}
