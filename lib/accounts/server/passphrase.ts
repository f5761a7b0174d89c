import "server-only";
import { hasHash, inHashTurn } from "@/lib/accounts/server/sign-in/passphrase-hash";
import type { SessionIds } from "@/lib/accounts/server/session/session-tokens";
import { attemptOf, forgive, recordFailure, requireNoWait } from "@/lib/accounts/server/sign-in/waits";
import { db, sql } from "@/lib/server/db/client";
import { log } from "@/lib/server/log";
import { invalid, Problem } from "@/lib/server/problem";
import { proveByCode, signInOrAskForCode } from "./second-step";

/**
 * Opens a session, or begins the second step of the sign-in. Throws 401, alike and after the same time, for an unknown email
 * address and a wrong passphrase.
 */
export async function signInWithPassphrase(
  { email, passphrase }: { email: string; passphrase: string },
  request: Request,
) {
  const account = await accountOf({ email, passphrase }, request);
  if (!account) throw new Problem(401, "Email address or passphrase is wrong.");
  const { userId, tenantEnd } = account;
  return signInOrAskForCode({ userId, tenantEnd, method: "passphrase" }, request);
}

/**
 * Records a proof of identity in this session. Throws 422 if the passphrase is wrong, or the account has none, and if the code
 * of its authenticator app is missing or wrong.
 */
export async function proveByPassphrase(
  session: SessionIds,
  { passphrase, code }: { passphrase: string; code?: string },
  request: Request,
) {
  await requirePassphrase({ userId: session.userId, passphrase, path: "passphrase" }, request);
  await proveByCode(session, code, request);
}

/** Returns the hash of the user's passphrase. Throws 422, with the path of the field, if the given one is not it. */
export async function requirePassphrase(
  { userId, passphrase, path }: { userId: string; passphrase: string; path: string },
  request: Request,
): Promise<string> {
  const { signInEmail: email } = await db.user.findUniqueOrThrow({ where: { id: userId } });
  const account = await accountOf({ email, passphrase }, request);
  if (account?.userId !== userId) throw invalid([{ path, message: "Wrong passphrase" }]);
  return account.hash;
}

/**
 * Returns the account with this passphrase; undefined, at the same cost, if there is none. Counts a failure. Throws 429 while
 * the next attempt must wait, also if that is so only when its turn has come: many guesses at once are slowed like many one
 * after the other.
 */
async function accountOf(
  { email, passphrase }: { email: string | null; passphrase: string },
  request: Request,
): Promise<Account | undefined> {
  const attempt = attemptOf(request, email ?? undefined);
  await requireNoWait(attempt);
  return inHashTurn(request, async () => {
    await requireNoWait(attempt);
    const account = await findAccount(email);
    const isSame = await hasHash(passphrase, account?.hash);
    await (isSame ? forgive(attempt) : recordFailure(attempt));
    if (!isSame) log.info({ reason: "wrong passphrase" }, "a sign-in failed");
    return isSame ? account : undefined;
  });
}

type Account = { userId: string; tenantEnd: Date | null; hash: string };

/** In one statement, so that an unknown email address takes as long as one with a passphrase. */
async function findAccount(email: string | null): Promise<Account | undefined> {
  const [found] = await sql<Account>`
    SELECT u."id" AS "userId", u."expiresAt" AS "tenantEnd", p."hash"
    FROM "User" u JOIN "Passphrase" p ON p."userId" = u."id"
    WHERE u."signInEmail" = ${email} AND (u."expiresAt" IS NULL OR u."expiresAt" > now())`;
  return found;
}
