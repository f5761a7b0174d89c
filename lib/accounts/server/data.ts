import "server-only";
import { isDemo } from "@/lib/accounts/tenant-kind";
import { hashPassphrase } from "@/lib/accounts/server/sign-in/passphrase-hash";
import { proofEnd } from "@/lib/accounts/server/session/proof";
import type { SignInMethod } from "@/lib/accounts/server/session/session";
import type { SessionIds } from "@/lib/accounts/server/session/session-tokens";
import { db } from "@/lib/server/db/client";
import { isDuplicate } from "@/lib/server/db/database-problem";
import type { Prisma } from "@/lib/server/db/generated/client";
import { env } from "@/lib/server/env";
import { conflict, invalid, notFound } from "@/lib/server/problem";
import { changeSignInMethods, requireOtherMethod } from "@/lib/accounts/server/sign-in/change-methods";
import { confirmationColumns, hasConfirmedEmail } from "./email-confirmation";
import { requireNotEasy } from "./easy-passphrase";
import { requirePassphrase } from "./passphrase";
import { storeRecoveryCodes } from "./recovery-code-rows";
import type { PassphraseChange } from "@/lib/accounts/schema";

/** The method of a session whose person may have lost their passphrase. */
const recovery: SignInMethod = "recovery";

export async function getSignInMethods({ userId, sessionId }: SessionIds) {
  const where = { id: userId };
  const user = await db.user.findUniqueOrThrow({
    where,
    select: {
      ...confirmationColumns,
      passphrase: { select: { changedAt: true } },
      authenticatorApp: { select: { confirmedAt: true } },
      accounts: {
        select: { id: true, name: true, email: true, emailVerified: true, createdAt: true },
        orderBy: { id: "asc" },
      },
      sessions: { where: { id: sessionId }, select: { provenAt: true, method: true } },
      _count: { select: { recoveryCodes: true, passkeys: true } },
    },
  });
  const { signInEmail, passphrase, authenticatorApp, accounts, sessions, _count } = user;
  const [session] = sessions;
  return {
    email: signInEmail,
    isEmailConfirmed: hasConfirmedEmail(user),
    passphraseChangedAt: passphrase?.changedAt ?? null,
    authenticatorAddedAt: authenticatorApp?.confirmedAt ?? null,
    ..._count,
    providers: accounts.map(({ id, name, email, createdAt }) => {
      return { id, name: name ?? env().GOOGLE_NAME, email, createdAt };
    }),
    provenUntil: proofEnd(session?.provenAt ?? null),
    isRecovered: session?.method === recovery,
  };
}

/** Changes the email address for sign-in. Throws 409 if another account has it, 404 for a demo. */
export async function changeSignInEmail(session: SessionIds, email: string, request: Request) {
  const { userId } = session;
  await changeSignInMethods({ userId, kind: "sign-in-email-changed", request }, async (transaction) => {
    await setSignInEmail(transaction, userId, email);
  }).catch(refuseTaken);
  return getSignInMethods(session);
}

/**
 * Sets or changes the passphrase. Other sessions stay: the person can end them. Throws 422 if the passphrase is easy to
 * guess, the current one is wrong or missing, or there is no email address; 409 if another account has the address; 404 for
 * a demo.
 */
export async function changePassphrase(session: SessionIds, change: PassphraseChange, request: Request) {
  const { userId } = session;
  const { kind, signInEmail, displayName } = await db.user.findUniqueOrThrow({ where: { id: userId } });
  if (isDemo(kind)) throw notFound();
  const email = signInEmail ?? change.email;
  if (!email) throw invalid([{ path: "email", message: "Enter your email address" }]);
  const known = await requireCurrent(session, change.currentPassphrase, request);
  await requireNotEasy(change.passphrase, { email, name: displayName }, userId);
  const hash = await hashPassphrase(change.passphrase, request);
  const passphrase = { hash, changedAt: new Date() };
  await changeSignInMethods({ userId, kind: "passphrase-changed", request }, async (transaction) => {
    const stored = await transaction.passphrase.findUnique({ where: { userId } });
    if (stored?.hash !== known) throw conflict("The passphrase has been changed elsewhere.");
    if (!signInEmail) await setSignInEmail(transaction, userId, email);
    await transaction.passphrase.upsert({
      where: { userId },
      create: { userId, ...passphrase },
      update: passphrase,
    });
  }).catch(refuseTaken);
  return getSignInMethods(session);
}

/** Throws 404 without a passphrase, 409 if it is the last way to sign in. */
export async function removePassphrase(userId: string, request: Request): Promise<void> {
  await changeSignInMethods({ userId, kind: "passphrase-removed", request }, async (transaction) => {
    const { count } = await transaction.passphrase.deleteMany({ where: { userId } });
    if (count === 0) throw notFound();
    await requireOtherMethod(transaction, userId);
  });
}

/** Returns new recovery codes. The previous ones are no longer valid. Throws 404 for a demo. */
export async function renewRecoveryCodes(userId: string, request: Request) {
  return changeSignInMethods({ userId, kind: "recovery-codes-renewed", request }, async (transaction) => {
    await transaction.recoveryCode.deleteMany({ where: { userId } });
    return { recoveryCodes: await storeRecoveryCodes(transaction, userId) };
  });
}

/** Returns the hash of the current passphrase, if there is one. Throws 422 unless the person knows it, or lost it. */
async function requireCurrent(
  { userId, sessionId }: SessionIds,
  current: string | undefined,
  request: Request,
) {
  const [stored, session] = await Promise.all([
    db.passphrase.findUnique({ where: { userId } }),
    db.session.findFirst({ where: { id: sessionId, userId }, select: { method: true } }),
  ]);
  if (!stored || session?.method === recovery) return stored?.hash;
  const path = "currentPassphrase";
  if (current === undefined) throw invalid([{ path, message: "Enter your current passphrase" }]);
  return requirePassphrase({ userId, passphrase: current, path }, request);
}

async function setSignInEmail(transaction: Prisma.TransactionClient, userId: string, signInEmail: string) {
  const where = { id: userId };
  // Unchanged, because it is the version of the profile, which a dialog may be editing.
  const { updatedAt } = await transaction.user.findUniqueOrThrow({ where });
  await transaction.user.update({
    where,
    data: { signInEmail, emailConfirmedAt: null, updatedAt },
    select: { id: true },
  });
}

function refuseTaken(error: unknown): never {
  throw isDuplicate(error) ? conflict("Another account has this email address.") : error;
}
