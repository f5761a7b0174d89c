import "server-only";
import { hourlyLimits, type LimitedCall } from "@/lib/api/hourly-limits";
import { db, sql } from "@/lib/server/db/client";
import { env } from "@/lib/server/env";
import { tooMany } from "@/lib/server/problem";
import { withTimeout } from "@/lib/server/db/timeout";
import { networkOf } from "./network-of";

const MAX_ADDRESS = 100;

type Rate = { count: number; seconds: number };

/**
 * Counts a call, across all instances and in one statement. Throws 429 with Retry-After when there were too many within an
 * hour of the first.
 */
export async function limitRate(what: LimitedCall, who: string): Promise<void> {
  if (env().RATE_LIMITS === "off") return;
  // The first statement of calls without a session, so a timeout here detects a database that does not respond.
  const rate = await withTimeout(countUse(`${what} ${who}`, 1));
  if (rate.count > hourlyLimits[what]) throw tooMany(rate.seconds);
}

/** Counts a use, for this many hours from the first. Returns the count, and the seconds until it starts again. */
export async function countUse(key: string, hours: number): Promise<Rate> {
  const [rate] = await sql<Rate>`
    INSERT INTO "RateLimit" AS r ("key", "count", "resetsAt")
    VALUES (${key}, 1, now() + make_interval(hours => ${hours}::int))
    ON CONFLICT ("key") DO UPDATE SET
      "count" = CASE WHEN r."resetsAt" <= now() THEN 1 ELSE r."count" + 1 END,
      "resetsAt" = CASE WHEN r."resetsAt" <= now() THEN excluded."resetsAt" ELSE r."resetsAt" END
    RETURNING "count", ceil(extract(epoch FROM "resetsAt" - now()))::int AS seconds`;
  return rate ?? { count: 1, seconds: 0 };
}

/** Takes a counted use back, because nothing came of it. */
export async function uncountUse(key: string): Promise<void> {
  await db.rateLimit.updateMany({ where: { key, count: { gt: 0 } }, data: { count: { decrement: 1 } } });
}

/** Throws 429 if `limitRate` would, without counting. For a call that prepares a limited one. */
export async function requireRate(what: LimitedCall, who: string): Promise<void> {
  if (env().RATE_LIMITS === "off") return;
  const [rate] = await sql<Rate>`
    SELECT "count", ceil(extract(epoch FROM "resetsAt" - now()))::int AS seconds
    FROM "RateLimit" WHERE "key" = ${`${what} ${who}`} AND "resetsAt" > now()`;
  if (rate && rate.count >= hourlyLimits[what]) throw tooMany(rate.seconds);
}

/**
 * Returns the caller's address: the last entry of X-Forwarded-For, which the nearest proxy or `prepareRequests` wrote. The
 * entries before it are supplied by the caller and not trusted.
 */
export function addressOf(request: Request): string {
  const address = request.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() ?? "unknown";
  // Longer than any address; limits the size of the row's key.
  return address.slice(0, MAX_ADDRESS);
}

/** Returns the network of the caller's address. Limits count networks: the owner of one chooses its addresses freely. */
export function callersNetwork(request: Request): string {
  return networkOf(addressOf(request));
}

/** Deletes expired counters. Returns how many. */
export async function deleteExpiredRates(): Promise<number> {
  return (await db.rateLimit.deleteMany({ where: { resetsAt: { lt: new Date() } } })).count;
}
