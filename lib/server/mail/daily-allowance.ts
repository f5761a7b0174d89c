import "server-only";
import { countOf } from "@/lib/shared/text/format";
import { env } from "@/lib/server/env";
import { countUse, uncountUse } from "@/lib/server/http/limits/rate-limit";
import { Problem } from "@/lib/server/problem";

const DAY_HOURS = 24;
const WEEK_MS = 7 * DAY_HOURS * 60 * 60_000;

/**
 * Sends an email of an account to somebody else, counted against what the account may send in 24 hours. One that was not
 * accepted does not count. Throws 429 with Retry-After when the allowance is used up.
 */
export async function withinAllowance(
  { userId, createdAt }: { userId: string; createdAt: Date },
  send: () => Promise<void>,
): Promise<void> {
  const { MAILS_PER_DAY, MAILS_PER_DAY_FIRST_WEEK } = env();
  const isNew = Date.now() - createdAt.getTime() < WEEK_MS;
  const limit = isNew ? MAILS_PER_DAY_FIRST_WEEK : MAILS_PER_DAY;
  const key = `mails of a day ${userId}`;
  const { count, seconds } = await countUse(key, DAY_HOURS);
  try {
    if (count > limit) throw usedUp(limit, isNew, seconds);
    await send();
  } catch (error) {
    await uncountUse(key);
    throw error;
  }
}

function usedUp(limit: number, isNew: boolean, seconds: number): Problem {
  const rule = `This workspace can send ${countOf(limit, "email")} a day${isNew ? " in its first week" : ""}.`;
  const wait =
    seconds < 3600 ? countOf(Math.ceil(seconds / 60), "minute") : countOf(Math.ceil(seconds / 3600), "hour");
  return new Problem(429, `${rule} Try again in ${wait}.`, { retryAfterSeconds: seconds });
}
