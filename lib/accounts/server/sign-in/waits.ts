import "server-only";
import { createHmac } from "node:crypto";
import { SECURITY_EVENT_DAYS, type SecurityEventKind } from "@/lib/security-events/values";
import { sql } from "@/lib/server/db/client";
import { networkOf } from "@/lib/server/http/limits/network-of";
import { callersNetwork } from "@/lib/server/http/limits/rate-limit";
import { tooMany } from "@/lib/server/problem";
import { secretsFor } from "@/lib/server/secret";

/**
 * The person who tries to sign in: the caller's network, and the email address if the secret belongs to one, or the user of whom a code
 * of the second factor is tried.
 */
export type SignInAttempt = { network: string; email?: string; codeOf?: string };

/** The number of failures without a wait. Many people can share a network, for example in an office. */
const FREE_FAILURES = { account: 5, network: 20 };
const LONGEST_WAIT_SECONDS = 15 * 60;
/** The failure after the free ones waits one second, each further one twice as long. */
const DOUBLINGS = Math.ceil(Math.log2(LONGEST_WAIT_SECONDS));
/** Long ago, and not the time of the statement: another statement that began earlier would take that for a wait. */
const NO_WAIT = new Date(0);
const SIGN_INS: SecurityEventKind[] = ["account-created", "signed-in", "workspace-kept"];

/** Returns the attempt of a request. `email` is in lower case; it need not belong to an account. */
export function attemptOf(request: Request, email?: string): SignInAttempt {
  return { network: callersNetwork(request), email };
}

/**
 * Returns the attempt of a request with a code of the user's second factor. It is counted apart from passphrases: whoever
 * knows the passphrase must not be able to end the wait for codes with it.
 */
export function codeAttemptOf(request: Request, userId: string): SignInAttempt {
  return { network: callersNetwork(request), codeOf: userId };
}

/**
 * Throws 429 with Retry-After while the caller's network or the account must wait. A network from which the account was used
 * in the last 90 days does not wait for the account, so that nobody can lock out its owner.
 */
export async function requireNoWait(attempt: SignInAttempt): Promise<void> {
  const waits = await sql<{ key: string; seconds: number }>`
    SELECT "key", ceil(extract(epoch FROM "blockedUntil" - now()))::int AS seconds FROM "SignInFailure"
    WHERE "key" = ANY(${keysOf(attempt).map(({ key }) => key)}) AND "blockedUntil" > now()
    ORDER BY "blockedUntil" DESC`;
  for (const { key, seconds } of waits) {
    if (!key.startsWith("network") && (await isKnownNetwork(attempt))) continue;
    throw tooMany(seconds);
  }
}

/** Counts a failure, for the network and for the account. From the sixth of an account on, the next attempt must wait. */
export async function recordFailure(attempt: SignInAttempt): Promise<void> {
  await Promise.all(
    keysOf(attempt).map(
      ({ key, free }) => sql`
        INSERT INTO "SignInFailure" AS f ("key", "count", "blockedUntil", "expiresAt")
        VALUES (${key}, 1, ${NO_WAIT}, now() + interval '1 day')
        ON CONFLICT ("key") DO UPDATE SET
          "count" = CASE WHEN f."expiresAt" <= now() THEN 1 ELSE f."count" + 1 END,
          "blockedUntil" = CASE WHEN f."expiresAt" <= now() OR f."count" < ${free}::int THEN ${NO_WAIT}
            ELSE now() + make_interval(secs =>
              LEAST(2 ^ LEAST(f."count" - ${free}::int, ${DOUBLINGS}::int), ${LONGEST_WAIT_SECONDS}::int)) END,
          "expiresAt" = excluded."expiresAt"`,
    ),
  );
}

/**
 * Forgets the failures of an account after a sign-in, also those that its network has for it. Failures for other accounts
 * stay, so that a person with an account cannot guess the passphrases of others without waiting.
 */
export async function forgive(attempt: SignInAttempt): Promise<void> {
  const [network, account] = keysOf(attempt);
  if (!network || !account) return;
  await sql`
    WITH deleted AS (DELETE FROM "SignInFailure" WHERE "key" = ${account.key} RETURNING "count")
    UPDATE "SignInFailure" f SET "count" = GREATEST(f."count" - deleted."count", 0) FROM deleted
    WHERE f."key" = ${network.key}`;
}

/** The email address is not stored, because it need not be one of this server's accounts. */
function keysOf({ network, email, codeOf }: SignInAttempt): { key: string; free: number }[] {
  const keys = [{ key: `network ${network}`, free: FREE_FAILURES.network }];
  if (codeOf !== undefined) return [...keys, { key: `code ${codeOf}`, free: FREE_FAILURES.account }];
  if (email === undefined) return keys;
  const hash = createHmac("sha256", secretsFor("sign-in-waits")[0]).update(email).digest("base64url");
  return [...keys, { key: `account ${hash}`, free: FREE_FAILURES.account }];
}

async function isKnownNetwork({ network, email, codeOf }: SignInAttempt): Promise<boolean> {
  const known = await sql<{ address: string }>`
    SELECT DISTINCT e."address" FROM "SecurityEvent" e JOIN "User" u ON u."id" = e."userId"
    WHERE (u."signInEmail" = ${email ?? null} OR u."id" = ${codeOf ?? null}::uuid) AND e."address" IS NOT NULL AND e."kind" = ANY(${SIGN_INS})
      AND e."createdAt" > now() - make_interval(days => ${SECURITY_EVENT_DAYS})`;
  return known.some(({ address }) => networkOf(address) === network);
}
