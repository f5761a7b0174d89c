import { z } from "zod";
import { type Repeat, type RepeatRule, repeatRuleSchema } from "./schema";
import { weekdayOf } from "./slots";

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

/** Returns the stored rule as the value of the field, for a row on this date. */
export function toRule(
  { every, interval, weekdays, monthBy, until, count }: Repeat,
  date: string,
): RepeatRule {
  const others = weekdays.filter((day) => day !== weekdayOf(date));
  return { every, interval, weekdays: others, monthBy, until, count };
}
