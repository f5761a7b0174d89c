import "server-only";
import type { RepeatRule } from "@/lib/repeats/schema";
import type { Repeat } from "@/lib/server/db/generated/client";

/** Returns the rule of a row as the calculations take it: dates as texts. */
export function ruleOf({ every, interval, weekdays, monthBy, until, count }: Repeat): RepeatRule {
  return { every, interval, weekdays, monthBy, until: until && dateText(until), count };
}

/** Returns a stored date as "2026-11-27". */
export function dateText(date: Date): string {
  return date.toISOString().slice(0, "2026-11-27".length);
}
