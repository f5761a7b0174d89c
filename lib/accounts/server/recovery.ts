import "server-only";
import { db } from "@/lib/server/db/client";
import type { Prisma } from "@/lib/server/db/generated/client";
import { afterResponse } from "@/lib/server/after-response";
import { hashRecoveryCode } from "@/lib/accounts/server/sign-in/recovery-codes";
import { hasSecondFactor } from "@/lib/accounts/server/sign-in/second-factor";
import { openSession } from "@/lib/accounts/server/session/session";
import { newChallenge } from "@/lib/accounts/server/sign-in/challenge";
import { attemptOf, recordFailure, requireNoWait } from "@/lib/accounts/server/sign-in/waits";
import { FairQueue } from "@/lib/server/http/limits/fair-queue";
import { log } from "@/lib/server/log";
import { mailOrigin, sendMail } from "@/lib/server/mail/send-mail";
import { mailSecurityNotice } from "@/lib/security-events/server/mail";
import { Problem } from "@/lib/server/problem";
import { processWide } from "@/lib/server/process-wide";
import { logSecurityEvent, securityEvent } from "@/lib/security-events/server/record";
import {
  hashRecoveryToken,
  newRecoveryToken,
  RECOVERY_LINK_MS,
  recoveryAddress,
} from "@/scripts/lib/recovery-link.mjs";
import type { SignInResult } from "./second-step";

/** One attempt of a network at a time: many at once are slowed like many one after the other. */
const attempts = processWide(
  "recoveries",
  () =>
    new FairQueue({
      concurrency: 4,
      perTenant: 1,
      maxWaiting: 200,
      // The browser times out after ten seconds.
      maxWaitMs: 8_000,
      busy: "Too many people are signing in. Try again in a moment.",
    }),
);

/**
 * Signs in with a recovery code or with the token of a one-time address, either of which works once. It stands in for the
 * passphrase, so that an account with an authenticator app also needs the second step. Throws 401 for any other text, and 429
 * after too many of them.
 */
export async function recover(code: string, request: Request) {
  const attempt = attemptOf(request);
  await requireNoWait(attempt);
  const opened = await attempts.run(attempt.network, request.signal, async () => {
    await requireNoWait(attempt);
    const session = await openByRecovery(code, request);
    if (!session) await recordFailure(attempt);
    return session;
  });
  if (!opened) {
    log.info({ reason: "wrong recovery code" }, "a sign-in failed");
    throw new Problem(401, "This code is invalid or has expired.");
  }
  logSecurityEvent(opened.kind);
  mailSecurityNotice(opened.owner, opened.kind, request);
  return opened.session;
}

/** Opens a session of the code's or address's owner, or begins the second step; returns undefined if there is none. */
function openByRecovery(code: string, request: Request) {
  return db.$transaction(async (transaction) => {
    const used = await use(code, transaction);
    if (!used) return undefined;
    const { userId, signInEmail, emailConfirmedAt, expiresAt, isLink } = used;
    const kind = isLink ? "recovery-link-used" : "recovery-code-used";
    // A link that was requested twice must not stay valid in the older email.
    if (isLink) await transaction.recoveryLink.deleteMany({ where: { userId } });
    await transaction.securityEvent.create({ data: securityEvent(userId, kind, request) });
    const session = { userId, tenantEnd: expiresAt, method: "recovery" as const, request };
    const opened: SignInResult = (await hasSecondFactor(userId, transaction))
      ? { challenge: await newChallenge(session, transaction) }
      : await openSession(session, transaction);
    const owner = { userId, email: signInEmail, isConfirmed: emailConfirmedAt !== null };
    return { kind, owner, session: opened } as const;
  });
}

type Used = {
  userId: string;
  signInEmail: string | null;
  emailConfirmedAt: Date | null;
  expiresAt: Date | null;
  isLink: boolean;
};

/** Deletes the code or link and returns its owner, in one statement for both, so that they take the same time. */
async function use(text: string, transaction: Prisma.TransactionClient): Promise<Used | undefined> {
  const token = hashRecoveryToken(text.trim());
  const code = hashRecoveryCode(text);
  const [used] = await transaction.$queryRaw<Used[]>`
    WITH link AS (DELETE FROM "RecoveryLink" WHERE "hash" = ${token} AND "expiresAt" > now() RETURNING "userId"),
      code AS (DELETE FROM "RecoveryCode" WHERE "hash" = ${code} RETURNING "userId")
    SELECT u."id" AS "userId", u."signInEmail", u."emailConfirmedAt", u."expiresAt", used."isLink"
    FROM (SELECT "userId", true AS "isLink" FROM link UNION ALL SELECT "userId", false FROM code) used
    JOIN "User" u ON u."id" = used."userId" AND (u."expiresAt" IS NULL OR u."expiresAt" > now())`;
  return used;
}

/**
 * Mails a one-time address to the account with this email address, if there is one. All of it happens after the response, so
 * that neither its text nor its time tells whether there is.
 */
export function mailRecoveryLink(email: string, request: Request): void {
  const origin = mailOrigin(request);
  if (!origin) return;
  afterResponse("recovery mail", async () => {
    const user = await db.user.findUnique({ where: { signInEmail: email }, select: { id: true } });
    if (!user) return;
    const token = newRecoveryToken();
    const expiresAt = new Date(Date.now() + RECOVERY_LINK_MS);
    const hash = hashRecoveryToken(token);
    await db.recoveryLink.create({ data: { userId: user.id, hash, expiresAt }, select: { userId: true } });
    await sendMail({ to: email, subject: "Sign in to Pennant", text: linkText(origin, token) });
  });
}

function linkText(origin: string, token: string): string {
  return `Open this address to sign in to your Pennant workspace:

${recoveryAddress(origin, token)}

It works once, within one hour. If your account has an authenticator app, its code is asked for as well. After signing in you can set a new passphrase or add a passkey.

If you did not ask for this email, you can ignore it. Nobody can sign in without the address above.
`;
}
