import "server-only";
import type { SecurityEventKind } from "@/lib/security-events/values";
import { isDemo, type TenantKind } from "@/lib/accounts/tenant-kind";
import { db } from "@/lib/server/db/client";
import type { Prisma } from "@/lib/server/db/generated/client";
import { env } from "@/lib/server/env";
import { conflict, notFound } from "@/lib/server/problem";
import { mailSecurityNotice } from "@/lib/security-events/server/mail";
import { logSecurityEvent, securityEvent } from "@/lib/security-events/server/record";
import { currentAccounts } from "./provider-accounts";

/** A change of how a person signs in to their account. */
type Change = { userId: string; kind: SecurityEventKind; request: Request };

/**
 * Runs the writes of a change in one transaction, together with its security event, and mails the owner. Changes of one
 * account wait for each other. Sign-ins that wait for a code must begin again. Throws 404 for a demo, which nobody can sign in
 * to.
 */
export async function changeSignInMethods<Result>(
  { userId, kind, request }: Change,
  write: (transaction: Prisma.TransactionClient) => Promise<Result>,
): Promise<Result> {
  const { owner, result } = await db.$transaction(async (transaction) => {
    const { signInEmail, emailConfirmedAt } = await lockAccount(transaction, userId);
    const written = await write(transaction);
    await transaction.signInChallenge.deleteMany({ where: { userId } });
    // A link in a mailbox that somebody else reads must not outlive the change that was made because of that.
    await transaction.recoveryLink.deleteMany({ where: { userId } });
    await transaction.securityEvent.create({ data: securityEvent(userId, kind, request) });
    const isConfirmed = emailConfirmedAt !== null;
    return { owner: { userId, email: signInEmail, isConfirmed }, result: written };
  });
  logSecurityEvent(kind);
  mailSecurityNotice(owner, kind, request);
  return result;
}

/**
 * Throws 409 if an account has no way left to sign in: passkey, passphrase or provider account. Recovery codes do not count.
 * Call it within `changeSignInMethods`, after the removal.
 */
export async function requireOtherMethod(
  transaction: Prisma.TransactionClient,
  userId: string,
): Promise<void> {
  const { passphrase, _count } = await transaction.user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      passphrase: { select: { userId: true } },
      _count: { select: { passkeys: true, accounts: { where: currentAccounts() } } },
    },
  });
  // Without its variables, nobody can sign in with the provider.
  const providers = env().GOOGLE_CLIENT_ID ? _count.accounts : 0;
  if (!passphrase && _count.passkeys + providers === 0)
    throw conflict("Add another way to sign in before you remove the last one.");
}

async function lockAccount(transaction: Prisma.TransactionClient, userId: string) {
  type Row = { kind: TenantKind; signInEmail: string | null; emailConfirmedAt: Date | null };
  const [user] = await transaction.$queryRaw<Row[]>`
    SELECT "kind"::text, "signInEmail", "emailConfirmedAt" FROM "User" WHERE "id" = ${userId}::uuid FOR UPDATE`;
  if (!user || isDemo(user.kind)) throw notFound();
  return user;
}
