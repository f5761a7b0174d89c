import "server-only";
import { db } from "@/lib/server/db/client";
import type { Prisma } from "@/lib/server/db/generated/client";
import { FairQueue } from "@/lib/server/http/limits/fair-queue";
import { log } from "@/lib/server/log";
import { mailNoticeTo } from "@/lib/security-events/server/mail";
import { processWide } from "@/lib/server/process-wide";
import { logSecurityEvent, securityEvent } from "@/lib/security-events/server/record";
import { openSecret, sealSecret } from "./authenticator-secret";
import { hashRecoveryCode } from "./recovery-codes";
import { codeAttemptOf, forgive, recordFailure, requireNoWait } from "./waits";
import { totpStep } from "./totp";

/** One code of an account at a time: many at once are slowed like many one after the other. */
const attempts = processWide(
  "second-factors",
  () =>
    new FairQueue({
      concurrency: 4,
      perTenant: 1,
      maxWaiting: 50,
      // The browser times out after ten seconds.
      maxWaitMs: 8_000,
      busy: "Too many people are signing in. Try again in a moment.",
    }),
);

/** Returns whether the user has an authenticator app, whose code is asked for after the passphrase. */
export async function hasSecondFactor(
  userId: string,
  within: Pick<Prisma.TransactionClient, "authenticatorApp"> = db,
): Promise<boolean> {
  return (await within.authenticatorApp.count({ where: { userId, confirmedAt: { not: null } } })) > 0;
}

/**
 * Runs `onAccepted` in the transaction that accepts a code: of the authenticator app, or a recovery code. Either is accepted
 * once. Returns undefined, and counts a failure, if it is wrong or was used. Throws 429 while the next attempt must wait.
 * `beforehand` runs first, when it is the turn of this attempt.
 */
export async function withCode<Before, Result>(
  { userId, code }: { userId: string; code: string },
  request: Request,
  onAccepted: (transaction: Prisma.TransactionClient, before: Before) => Promise<Result>,
  beforehand: () => Promise<Before>,
): Promise<{ result: Result } | undefined> {
  const attempt = codeAttemptOf(request, userId);
  await requireNoWait(attempt);
  return attempts.run(userId, request.signal, async () => {
    await requireNoWait(attempt);
    const before = await beforehand();
    const accepted = await db.$transaction(async (transaction) => {
      const way = await accept(transaction, { userId, code });
      if (!way) return undefined;
      if (way === "recovery-code")
        await transaction.securityEvent.create({
          data: securityEvent(userId, "recovery-code-used", request),
        });
      return { way, result: await onAccepted(transaction, before) };
    });
    await (accepted ? forgive(attempt) : recordFailure(attempt));
    if (accepted?.way === "recovery-code") await reportRecoveryCode(userId, request);
    if (!accepted) log.info({ reason: "wrong code of the second factor" }, "a sign-in failed");
    return accepted && { result: accepted.result };
  });
}

async function accept(
  transaction: Prisma.TransactionClient,
  { userId, code }: { userId: string; code: string },
): Promise<"app" | "recovery-code" | undefined> {
  const digits = code.replace(/[\s-]/g, "");
  if (/^\d{6}$/.test(digits)) return (await acceptAppCode(transaction, userId, digits)) ? "app" : undefined;
  const where = { userId, hash: hashRecoveryCode(code) };
  return (await transaction.recoveryCode.deleteMany({ where })).count > 0 ? "recovery-code" : undefined;
}

async function acceptAppCode(transaction: Prisma.TransactionClient, userId: string, code: string) {
  const app = await transaction.authenticatorApp.findFirst({ where: { userId, confirmedAt: { not: null } } });
  if (!app) return false;
  const opened = await openSecret(app.secret, userId);
  if (!opened) {
    log.warn("the secret of an authenticator app cannot be decrypted: AUTH_SECRET has changed");
    return false;
  }
  const lastStep = totpStep(opened.secret, code);
  if (lastStep === undefined) return false;
  const secret = opened.isEarlierKey ? await sealSecret(opened.secret, userId) : undefined;
  // Of two requests with one code, the second finds its step stored.
  const { count } = await transaction.authenticatorApp.updateMany({
    where: { userId, secret: app.secret, lastStep: { lt: lastStep } },
    data: { lastStep, secret },
  });
  return count > 0;
}

async function reportRecoveryCode(userId: string, request: Request): Promise<void> {
  logSecurityEvent("recovery-code-used");
  await mailNoticeTo(userId, "recovery-code-used", request);
}
