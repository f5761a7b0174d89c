import "server-only";
import { decodeClientDataJSON } from "@simplewebauthn/server/helpers";
import { db, sql } from "@/lib/server/db/client";
import type { Prisma } from "@/lib/server/db/generated/client";
import type { SessionIds } from "@/lib/accounts/server/session/session-tokens";
import type { PasskeyPurpose } from "@/lib/accounts/passkeys/schema";

/** The time that a browser has to answer, in milliseconds. */
export const CHALLENGE_MS = 5 * 60_000;

/** The purpose of a challenge, and the session that asked for it, where there is one. */
type Asked = { purpose: PasskeyPurpose; caller?: SessionIds };

/** Stores a challenge for five minutes, with what is written once it is answered. */
export async function storeChallenge(
  challenge: string,
  { purpose, caller }: Asked,
  input?: Prisma.InputJsonObject,
): Promise<void> {
  const expiresAt = new Date(Date.now() + CHALLENGE_MS);
  await db.passkeyChallenge.create({
    data: { challenge, purpose, userId: caller?.userId, sessionId: caller?.sessionId, input, expiresAt },
    select: { challenge: true },
  });
}

/**
 * Returns the challenge in a response with its stored input, and deletes it, so that of two responses only one is accepted.
 * Returns undefined for one that is unknown, expired, or was issued for another purpose or session.
 */
export async function takeChallenge(clientDataJSON: string, { purpose, caller }: Asked) {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === undefined) return undefined;
  const [taken] = await sql<TakenChallenge>`
    DELETE FROM "PasskeyChallenge" WHERE "challenge" = ${challenge}
    RETURNING "purpose", "userId", "sessionId", "input", "expiresAt"`;
  const isOurs =
    taken?.purpose === purpose &&
    taken.expiresAt > new Date() &&
    taken.userId === (caller?.userId ?? null) &&
    taken.sessionId === (caller?.sessionId ?? null);
  return isOurs ? { challenge, input: taken.input } : undefined;
}

type TakenChallenge = {
  purpose: string;
  userId: string | null;
  sessionId: string | null;
  input: unknown;
  expiresAt: Date;
};

function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON) as { challenge?: unknown };
    return typeof challenge === "string" && /^[\w-]{1,200}$/.test(challenge) ? challenge : undefined;
  } catch {
    return undefined;
  }
}
