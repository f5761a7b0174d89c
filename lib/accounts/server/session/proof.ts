import "server-only";
import { isDemo } from "@/lib/accounts/tenant-kind";
import { errorMessages } from "@/lib/shared/errors";
import { db } from "@/lib/server/db/client";
import { Problem, unauthorized } from "@/lib/server/problem";
import type { SessionIds } from "./session-tokens";

const PROOF_MS = 5 * 60_000;

/**
 * Requires that the person proved their identity in this session within the last five minutes, by signing in or by
 * `auth/proof`. A demo has no way to prove anything and needs none. Throws 403 with the code "proof-required" otherwise.
 */
export async function requireProof({ userId, sessionId }: SessionIds): Promise<void> {
  const session = await db.session.findFirst({
    where: { id: sessionId, userId },
    select: { provenAt: true, user: { select: { kind: true } } },
  });
  if (!session) throw unauthorized();
  if (isDemo(session.user.kind) || proofEnd(session.provenAt)) return;
  throw new Problem(403, errorMessages.proofRequired, { code: "proof-required" });
}

/** Records that the person has just proved their identity in this session. */
export async function recordProof({ userId, sessionId }: SessionIds): Promise<void> {
  await db.session.updateMany({ where: { id: sessionId, userId }, data: { provenAt: new Date() } });
}

/** Returns until when a proof is accepted; null if there is none or it is too old. */
export function proofEnd(provenAt: Date | null): Date | null {
  const end = provenAt && new Date(provenAt.getTime() + PROOF_MS);
  return end && end > new Date() ? end : null;
}
