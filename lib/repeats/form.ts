import { z } from "zod";
import { FEWEST_COUNT, type Repeat, type RepeatRule, repeatRuleSchema } from "./schema";
import { countBefore, firstSlot, weekdayOf } from "./slots";
import { repeatWords } from "./words";

/** The value of a field that leaves the rule as it is. */
export const KEPT = "kept";

/** The value of the field: a rule, none, or the one that the row has. */
export type RepeatChoice = RepeatRule | null | typeof KEPT;

/** The field of a form. Its rule has only the further days of a week: the day of the row's date is always one. */
export const repeatChoiceSchema = z.custom<RepeatChoice>().transform((choice, context): RepeatChoice => {
  if (choice === null || choice === KEPT) return choice;
  const { data, error } = repeatRuleSchema.safeParse(choice);
  for (const { message } of error?.issues ?? []) context.addIssue({ code: "custom", message });
  return data ?? z.NEVER;
});

/** Returns the initial value for a row. */
export function initialRepeat({ repeatId }: { repeatId: string | null }): RepeatChoice {
  return repeatId === null ? null : KEPT;
}

/** Returns what a form sends: a rule that is kept is not sent. */
export function withoutKept<Values extends { repeat?: RepeatChoice }>({ repeat, ...values }: Values) {
  return { ...values, ...(repeat !== undefined && repeat !== KEPT && { repeat }) };
}

/**
 * Returns the stored rule of a row as the field shows it until it is changed, for a row on this date: as a rule that begins with
 * the row, with the times that are left. `date` is the row's, or the rule's first one if the row was moved or has another day of
 * a short month; `words` describe the stored rule.
 */
export function keptRule(stored: Repeat, rowDate: string): { rule: RepeatRule; date: string; words: string } {
  const { anchor, every, interval, weekdays, monthBy, until, count } = stored;
  const rule = { every, interval, weekdays, monthBy, until, count };
  const isRegular = isDateOf(rule, anchor, rowDate);
  const date = isRegular ? rowDate : anchor;
  const left = count === null ? undefined : Math.max(1, count - countBefore(rule, anchor, rowDate));
  return {
    rule: {
      ...rule,
      // The day of a row that was moved is not known, unless there is only one.
      weekdays: weekdays.filter((day) => weekdays.length > 1 && (!isRegular || day !== weekdayOf(rowDate))),
      count: left === undefined ? null : Math.max(FEWEST_COUNT, left),
    },
    date,
    words: repeatWords(rule, date, left),
  };
}

/** Returns whether a rule has a date, and not as the last day of a month that is too short for the anchor's. */
function isDateOf(rule: RepeatRule, anchor: string, date: string): boolean {
  const isOfMonth = rule.every === "month" || rule.every === "year";
  if (isOfMonth && rule.monthBy === "day" && date.slice(8) !== anchor.slice(8)) return false;
  return firstSlot({ ...rule, until: null, count: null }, anchor, date) === date;
}
