import "server-only";
import { db } from "@/lib/server/db/client";
import { notFound } from "@/lib/server/problem";
import { dateText, ruleOf } from "./rule";
import type { Repeat } from "@/lib/repeats/schema";

/** Returns the rule of repeating rows. Throws 404 if it does not exist. */
export async function getRepeat(userId: string, id: string): Promise<Repeat> {
  const repeat = await db.repeat.findUnique({ where: { userId_id: { userId, id } } });
  if (!repeat) throw notFound();
  const { kind, anchor, timeZone } = repeat;
  return { id, kind, ...ruleOf(repeat), anchor: dateText(anchor), timeZone };
}
