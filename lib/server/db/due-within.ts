import "server-only";
import { startOfDayInstant } from "@/lib/shared/dates/dates";
import { addDays } from "@/lib/shared/dates/calendar-date";

type Bounds = { gte?: Date; lte?: Date; lt?: Date };

/**
 * Returns the conditions of rows whose day is one of these dates, both included, in the user's zone; undefined without a date.
 * The same rule as `isDueWithin`.
 */
export function dueWithin({ from, to }: { from?: string; to?: string }, timeZone: string) {
  if (!from && !to) return undefined;
  const dated: Bounds = { ...(from && { gte: new Date(from) }), ...(to && { lte: new Date(to) }) };
  const timed: Bounds = {
    ...(from && { gte: startOfDayInstant(from, timeZone) }),
    ...(to && { lt: startOfDayInstant(addDays(to, 1), timeZone) }),
  };
  return {
    OR: [
      { isWithTime: false, dueAt: dated },
      { isWithTime: true, dueAt: timed },
    ],
  };
}
