import "server-only";
import { db } from "@/lib/server/db/client";
import type { Prisma } from "@/lib/server/db/generated/client";
import { logSecurityEvent, securityEvent } from "@/lib/security-events/server/record";
import { openSession } from "@/lib/accounts/server/session/session";

type NewSession = Parameters<typeof openSession>[0];

/** Opens a session of an account and records the sign-in. */
export async function signIn(session: NewSession) {
  const opened = await db.$transaction((transaction) => signInWithin(transaction, session));
  logSecurityEvent("signed-in");
  return opened;
}

/** Does the same in a transaction. Call `logSecurityEvent` after it. */
export async function signInWithin(transaction: Prisma.TransactionClient, session: NewSession) {
  const event = securityEvent(session.userId, "signed-in", session.request);
  await transaction.securityEvent.create({ data: event, select: { id: true } });
  return openSession(session, transaction);
}
