import { calendarDate, type Due, isInstant } from "@/lib/shared/dates/dates";
import { browserTimeZone } from "@/lib/shared/dates/time-zone";
import type { RepeatChoice } from "./form";
import type { RepeatRule } from "./schema";

/** The message of a last date that is before the row. */
export const ENDS_TOO_EARLY = "Must end on the date of the task or event, or later";

/** Returns whether the last date of a rule is before the row that it begins with. */
export function endsTooEarly({ until }: Pick<RepeatRule, "until">, due: Due, timeZone: string): boolean {
  return until !== null && until < calendarDate(due, timeZone);
}

type Values = { repeat: RepeatChoice; dueAt: string; isWithTime: boolean };

/** Returns whether the rule in a form can begin with its row. What the fields themselves reject is left to them. */
export function canBeginWithRow({ repeat, ...due }: Values): boolean {
  if (repeat === null || typeof repeat !== "object" || !isInstant(due.dueAt)) return true;
  return !endsTooEarly(repeat, due, browserTimeZone());
}
