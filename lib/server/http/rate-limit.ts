import "server-only";
import { countOf } from "@/lib/format";
import { hourlyLimits, type LimitedCall } from "@/lib/hourly-limits";
import { db, sql } from "@/lib/server/db/client";
import { env } from "@/lib/server/env";
import { Problem } from "@/lib/server/problem";
import { withTimeout } from "@/lib/server/db/timeout";

const MAX_ADDRESS = 100;

type Rate = { count: number; seconds: number };

/**
 * Counts one more of these calls, for all instances together and in one statement. Throws 429 once there were too many in
 * the hour that began with the first, with the seconds until it is over.
 */
export async function limitRate(what: LimitedCall, who: string): Promise<void> {
  if (env().RATE_LIMITS === "off") return;
  const counted = sql<Rate>`
    INSERT INTO "RateLimit" AS r ("key", "count", "resetsAt")
    VALUES (${`${what} ${who}`}, 1, now() + interval '1 hour')
    ON CONFLICT ("key") DO UPDATE SET
      "count" = CASE WHEN r."resetsAt" <= now() THEN 1 ELSE r."count" + 1 END,
      "resetsAt" = CASE WHEN r."resetsAt" <= now() THEN excluded."resetsAt" ELSE r."resetsAt" END
    RETURNING "count", ceil(extract(epoch FROM "resetsAt" - now()))::int AS seconds`;
  // Calls without a session begin here, so a database that has stopped answering is noticed here.
  const [rate] = await withTimeout(counted);
  if (rate && rate.count > hourlyLimits[what]) throw tooMany(rate);
}

/** Throws the 429 that `limitRate` would throw now, and counts nothing: for a call that prepares a limited one. */
export async function requireRate(what: LimitedCall, who: string): Promise<void> {
  if (env().RATE_LIMITS === "off") return;
  const [rate] = await sql<Rate>`
    SELECT "count", ceil(extract(epoch FROM "resetsAt" - now()))::int AS seconds
    FROM "RateLimit" WHERE "key" = ${`${what} ${who}`} AND "resetsAt" > now()`;
  if (rate && rate.count >= hourlyLimits[what]) throw tooMany(rate);
}

function tooMany({ seconds }: Rate): Problem {
  const when = countOf(Math.ceil(seconds / 60), "minute");
  return new Problem(429, `Too many attempts. Try again in ${when}.`, { retryAfterSeconds: seconds });
}

/**
 * Where a call comes from: what the nearest proxy wrote last, or, without a proxy, the address of the connection. The
 * part before it is what the caller says of itself.
 */
export function addressOf(request: Request): string {
  const address = request.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() ?? "unknown";
  // Longer than any address is not one, and more than the key of a row can hold.
  return address.slice(0, MAX_ADDRESS);
}

/** Forgets hours that are over. Answers how many. */
export function deleteExpiredRates(): Promise<number> {
  return db.$executeRaw`DELETE FROM "RateLimit" WHERE "resetsAt" < now()`;
}
