import "server-only";
import { db, sql } from "@/lib/server/db/client";
import { env } from "@/lib/server/env";
import { Problem } from "@/lib/server/problem";
import { soon } from "@/lib/server/db/timeout";

const MAX_ADDRESS = 100;

/** How often in an hour, from one address or by one person. */
const PER_HOUR = { demo: 30, "sign-in": 60, presign: 1000 } as const;

/**
 * Counts one more of these, for all instances together and in one statement. Throws 429 once there were too many in the
 * hour that began with the first, with the seconds until it is over.
 */
export async function limitRate(what: keyof typeof PER_HOUR, who: string): Promise<void> {
  if (env().RATE_LIMITS === "off") return;
  const counted = sql<{ count: number; seconds: number }>`
    INSERT INTO "RateLimit" AS r ("key", "count", "resetsAt")
    VALUES (${`${what} ${who}`}, 1, now() + interval '1 hour')
    ON CONFLICT ("key") DO UPDATE SET
      "count" = CASE WHEN r."resetsAt" <= now() THEN 1 ELSE r."count" + 1 END,
      "resetsAt" = CASE WHEN r."resetsAt" <= now() THEN excluded."resetsAt" ELSE r."resetsAt" END
    RETURNING "count", ceil(extract(epoch FROM "resetsAt" - now()))::int AS seconds`;
  // Calls without a session begin here, so a database that has stopped answering is noticed here.
  const [row] = await soon(counted);
  if (!row || row.count <= PER_HOUR[what]) return;
  const minutes = Math.ceil(row.seconds / 60);
  const when = minutes === 1 ? "in a minute" : `in ${minutes} minutes`;
  throw new Problem(429, `That was often. Please try again ${when}.`, { retryAfterSeconds: row.seconds });
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
export function forgetRates(): Promise<number> {
  return db.$executeRaw`DELETE FROM "RateLimit" WHERE "resetsAt" < now()`;
}
