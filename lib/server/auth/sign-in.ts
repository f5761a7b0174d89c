import "server-only";
import { db } from "@/lib/server/db/client";
import type { Prisma } from "@/lib/server/db/generated/client";
import { logSecurityEvent, securityEvent } from "@/lib/server/security-events/record";
import { openSession } from "./session";

/**
 * Opens a session of an account and records the sign-in. `alsoWrite` runs first in the same transaction; what it throws
 * prevents the sign-in.
 */
export async function signIn(
  session: Parameters<typeof openSession>[0],
  alsoWrite?: (transaction: Prisma.TransactionClient) => Promise<void>,
) {
  const opened = await db.$transaction(async (transaction) => {
    await alsoWrite?.(transaction);
    const event = securityEvent(session.userId, "signed-in", session.request);
    await transaction.securityEvent.create({ data: event, select: { id: true } });
    return openSession(session, transaction);
  });
  logSecurityEvent("signed-in");
  return opened;
}
