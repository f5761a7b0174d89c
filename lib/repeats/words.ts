import { countOf } from "@/lib/shared/text/format";
import type { RepeatRule } from "./schema";
import { isLastOfMonth, ordinalOf, weekdayOf } from "./slots";

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const ordinals = ["first", "second", "third", "fourth"];

/** Returns the name of a day of the week, from 1 for Monday to 7 for Sunday. */
export function dayName(weekday: number): string {
  return days[weekday - 1] ?? "";
}

/**
 * Returns a rule in words: "Every 2 weeks on Monday and Friday, until 3 December 2026". `date` is one of its dates; `left` how many
 * of a number of times are left from a row on.
 */
export function repeatWords(rule: RepeatRule, date: string, left = rule.count): string {
  const every = rule.interval === 1 ? `Every ${rule.every}` : `Every ${countOf(rule.interval, rule.every)}`;
  return [every, dayWords(rule, date), endWords(rule, left)].join("");
}

/** Returns the day of a monthly rule: "day 27", "the fourth Friday" or "the last Friday". */
export function monthDayWords(monthBy: RepeatRule["monthBy"], date: string): string {
  if (monthBy === "day") return `day ${Number(date.slice(8))}`;
  const isLast = ordinalOf(date) > 4 || (monthBy === "lastWeekday" && isLastOfMonth(date));
  return `the ${isLast ? "last" : ordinals[ordinalOf(date) - 1]} ${dayName(weekdayOf(date))}`;
}

function dayWords({ every, weekdays, monthBy }: RepeatRule, date: string): string {
  if (every === "day") return "";
  if (every === "year") return ` on ${formatDay(date, { day: "numeric", month: "long" })}`;
  if (every === "month") return ` on ${monthDayWords(monthBy, date)}`;
  const all = [...new Set([...weekdays, weekdayOf(date)])].sort();
  return ` on ${new Intl.ListFormat("en-GB").format(all.map(dayName))}`;
}

function endWords({ until, count }: RepeatRule, left: number | null): string {
  if (count !== null)
    return left === count ? `, ${countOf(count, "time")}` : `, ${left} of ${count} times left`;
  return until === null
    ? ""
    : `, until ${formatDay(until, { day: "numeric", month: "long", year: "numeric" })}`;
}

function formatDay(date: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "UTC" }).format(new Date(date));
}
