import "server-only";
import { db } from "@/lib/server/db/client";
import type { SessionIds } from "@/lib/accounts/server/session/session-tokens";
import { notFound } from "@/lib/server/problem";
import { logSecurityEvent, securityEvent } from "@/lib/security-events/server/record";

/** Returns the user's sessions: the current one first, then by their last use. */
export async function listSessions({ userId, sessionId }: SessionIds) {
  const rows = await db.session.findMany({
    where: { userId, expires: { gt: new Date() } },
    select: { id: true, device: true, address: true, createdAt: true, lastSeenAt: true },
    orderBy: [{ lastSeenAt: "desc" }, { id: "asc" }],
  });
  const sessions = rows.map((row) => ({ ...row, isCurrent: row.id === sessionId }));
  return sessions.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/** Ends one session: its tokens are rejected from the next call on. Throws 404 if it has ended. */
export async function endSession(userId: string, id: string, request: Request): Promise<void> {
  if ((await end(userId, { id }, request)) === 0) throw notFound();
}

/** Ends all sessions except the current one. Returns how many. */
export async function endOtherSessions({ userId, sessionId }: SessionIds, request: Request) {
  return { count: await end(userId, { id: { not: sessionId } }, request) };
}

async function end(userId: string, which: { id: string | { not: string } }, request: Request) {
  const count = await db.$transaction(async (transaction) => {
    const ended = await transaction.session.deleteMany({ where: { userId, ...which } });
    if (ended.count > 0)
      await transaction.securityEvent.create({ data: securityEvent(userId, "session-ended", request) });
    return ended.count;
  });
  if (count > 0) logSecurityEvent("session-ended");
  return count;
}
