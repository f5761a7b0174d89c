import "server-only";
import { hasSecondFactor, withCode } from "@/lib/accounts/server/sign-in/second-factor";
import { recordProof } from "@/lib/accounts/server/session/proof";
import type { SessionIds } from "@/lib/accounts/server/session/session-tokens";
import { signIn, signInWithin } from "@/lib/accounts/server/sign-in/sign-in";
import {
  countAttempt,
  type FirstStep,
  MAX_ATTEMPTS,
  newChallenge,
  ownerOfChallenge,
  deleteChallenge,
} from "@/lib/accounts/server/sign-in/challenge";
import { mailNoticeTo } from "@/lib/security-events/server/mail";
import { invalid, Problem } from "@/lib/server/problem";
import { logSecurityEvent, recordSecurityEvent } from "@/lib/security-events/server/record";

/** A new session, or the token with which the second step of the sign-in continues. */
export type SignInResult = { cookie: string; accessToken: string } | { challenge: string };

/** Opens a session, or begins the second step if the account has an authenticator app. */
export async function signInOrAskForCode(
  session: { userId: string; tenantEnd: Date | null; method: FirstStep },
  request: Request,
): Promise<SignInResult> {
  if (await hasSecondFactor(session.userId)) return { challenge: await newChallenge(session) };
  return signIn({ ...session, request });
}

/**
 * Takes the second step of a sign-in. Throws 401 for a wrong or used code, 410 if the sign-in must begin again: after five
 * minutes, five wrong codes or a change of the ways to sign in.
 */
export async function finishSignIn(
  { challenge, code }: { challenge: string; code: string },
  request: Request,
) {
  const userId = await ownerOfChallenge(challenge);
  if (!userId) throw expired();
  let attempts = 0;
  const accepted = await withCode(
    { userId, code },
    request,
    async (transaction, { tenantEnd, method }) => {
      if (!(await deleteChallenge(transaction, challenge))) throw expired();
      return signInWithin(transaction, { userId, tenantEnd, method, request });
    },
    async () => {
      const pending = await countAttempt(challenge);
      if (!pending) throw expired();
      attempts = pending.attempts;
      return pending;
    },
  );
  if (!accepted) {
    if (attempts === MAX_ATTEMPTS) await reportRefusedCodes(userId, request);
    throw new Problem(401, "This code is wrong or was used already.");
  }
  logSecurityEvent("signed-in");
  return accepted.result;
}

/** Records a proof by passphrase, whose passphrase was right. Throws 422 without the code that the account also needs. */
export async function proveByCode(session: SessionIds, code: string | undefined, request: Request) {
  const { userId } = session;
  if (!(await hasSecondFactor(userId))) return recordProof(session);
  if (code === undefined)
    throw invalid([{ path: "code", message: "Enter the code from your authenticator app" }]);
  const accepted = await withCode(
    { userId, code },
    request,
    async () => true,
    async () => undefined,
  );
  if (!accepted) throw invalid([{ path: "code", message: "This code is wrong or was used already" }]);
  await recordProof(session);
}

const expired = () => new Problem(410, "This sign-in has ended. Begin again.");

/** Tells the owner: whoever entered the codes knows the passphrase. */
async function reportRefusedCodes(userId: string, request: Request): Promise<void> {
  await recordSecurityEvent(userId, "codes-refused", request);
  await mailNoticeTo(userId, "codes-refused", request);
}
