import type { RepeatRule } from "./schema";
import { countBefore, normalRule, slotsFrom, weekdayOf } from "./slots";

/** A date of a rule that is moved along with all after it. */
type Move = {
  rule: RepeatRule;
  anchor: string;
  /** The date of the rule. */
  from: string;
  /** The date that it gets, which is the anchor of the moved rule. */
  to: string;
  /** The last date that has a row. */
  madeUntil: string;
};

/** 27 years of days: all dates of a rule that a person made, and not so many that others wait for them to be counted. */
const MOST_DATES = 10_000;

/** Thrown for a rule with more dates than can be moved at once. */
export class TooManyDates extends Error {}

/**
 * Returns the rule from the moved date on, and the date that each one with a row gets, in the same order. The other days of a
 * week and what is left of a number of times stay. A rule that ends on a date ends later if its rows would not have room.
 */
export function moveRule({ rule, anchor, from, to, madeUntil }: Move) {
  const moved = normalRule(
    {
      ...rule,
      weekdays: rule.weekdays.filter((day) => day !== weekdayOf(from)),
      until: null,
      count: rule.count === null ? null : rule.count - countBefore(rule, anchor, from),
    },
    to,
  );
  const places = new Map<string, string>();
  const later = slotsFrom(moved, to);
  for (const slot of slotsFrom(rule, anchor, from)) {
    if (slot > madeUntil) break;
    if (places.size === MOST_DATES) throw new TooManyDates();
    const { value } = later.next();
    if (value) places.set(slot, value);
  }
  const last = [...places.values()].at(-1) ?? to;
  const until = rule.until !== null && rule.until < last ? last : rule.until;
  return { rule: { ...moved, until }, places, last };
}
