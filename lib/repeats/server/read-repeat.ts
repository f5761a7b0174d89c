import "server-only";
import { db } from "@/lib/server/db/client";
import type { Repeat as StoredRepeat } from "@/lib/server/db/generated/client";
import { notFound } from "@/lib/server/problem";
import type { Repeat, RepeatRule } from "@/lib/repeats/schema";
import { dateText } from "@/lib/shared/dates/calendar-date";

/** Returns the rule of repeating rows. Throws 404 if it does not exist. */
export async function getRepeat(userId: string, id: string): Promise<Repeat> {
  const repeat = await db.repeat.findUnique({ where: { userId_id: { userId, id } } });
  if (!repeat) throw notFound();
  const { kind, anchor, timeZone } = repeat;
  return { id, kind, ...ruleOf(repeat), anchor: dateText(anchor), timeZone };
}

/** Returns the rule of a row as the calculations take it: dates as texts. */
export function ruleOf({ every, interval, weekdays, monthBy, until, count }: StoredRepeat): RepeatRule {
  return { every, interval, weekdays, monthBy, until: until && dateText(until), count };
}
