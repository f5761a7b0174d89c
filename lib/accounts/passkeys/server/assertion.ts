import "server-only";
import { generateAuthenticationOptions, verifyAuthenticationResponse } from "@simplewebauthn/server";
import { db } from "@/lib/server/db/client";
import { log } from "@/lib/server/log";
import type { PasskeyParty } from "@/lib/accounts/server/sign-in/passkey-party";
import { recordSecurityEvent } from "@/lib/security-events/server/record";
import { CHALLENGE_MS } from "./challenges";
import { orRefused, PasskeyRefused } from "./refusal";
import type { Assertion } from "@/lib/accounts/passkeys/schema";

/** Returns the options with which a browser signs. Without `allowed`, the person chooses among the passkeys of this site. */
export async function assertionOptions(
  party: PasskeyParty,
  allowed?: { credentialId: string; transports: string[] }[],
) {
  return generateAuthenticationOptions({
    rpID: party.id,
    timeout: CHALLENGE_MS,
    userVerification: "required",
    allowCredentials: allowed?.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  });
}

/**
 * Verifies a browser's signature and records the use of the passkey. Returns its owner, and when their workspace ends. Throws
 * 401 if it is not valid, or with `userId` if the passkey is another's.
 */
export async function verifyAssertion(
  response: Assertion,
  expected: { challenge: string; party: PasskeyParty; userId?: string },
  request: Request,
): Promise<{ userId: string; tenantEnd: Date | null }> {
  const passkey = await findPasskey(response);
  const { userId, publicKey, transports, user } = passkey;
  if (expected.userId !== undefined && expected.userId !== userId)
    throw new PasskeyRefused("another's credential");
  const { verified, authenticationInfo } = await orRefused(
    verifyAuthenticationResponse({
      response: {
        ...response,
        response: { ...response.response, userHandle: undefined },
        clientExtensionResults: {},
      },
      expectedChallenge: expected.challenge,
      expectedOrigin: expected.party.origin,
      expectedRPID: expected.party.id,
      requireUserVerification: true,
      // The counter is compared below, after the signature: the library refuses without telling why.
      credential: { id: passkey.credentialId, publicKey, counter: 0, transports },
    }),
  );
  if (!verified) throw new PasskeyRefused("wrong signature");
  const { newCounter: counter, credentialBackedUp: isSynced } = authenticationInfo;
  if (!(await recordUse(passkey, { counter, isSynced }))) {
    log.warn("a passkey was refused because its counter went back: it may have been copied");
    await recordSecurityEvent(userId, "passkey-refused", request);
    throw new PasskeyRefused("the counter went back");
  }
  return { userId, tenantEnd: user.expiresAt };
}

/** Returns the passkey that a response names, with its owner. Throws 401 if the workspace or the passkey does not exist. */
async function findPasskey({ id, response }: Assertion) {
  const passkey = await db.passkey.findUnique({
    where: { credentialId: id },
    include: { user: { select: { expiresAt: true, passkeyUserId: true } } },
  });
  if (!passkey) throw new PasskeyRefused("unknown credential");
  const { passkeyUserId, expiresAt } = passkey.user;
  if (expiresAt && expiresAt <= new Date()) throw new PasskeyRefused("the workspace has ended");
  // A browser leaves it out if the options named the credential.
  const handle = passkeyUserId && Buffer.from(passkeyUserId).toString("base64url");
  if (response.userHandle && response.userHandle !== handle) throw new PasskeyRefused("another user handle");
  return passkey;
}

/**
 * Records the use of a passkey in one statement. Returns false if its counter went back, as that of a copy does. A counter
 * of 0 says that the authenticator does not count: synced passkeys always send it.
 */
async function recordUse(
  { userId, id }: { userId: string; id: string },
  { counter, isSynced }: { counter: number; isSynced: boolean },
): Promise<boolean> {
  const isCounted = counter > 0;
  const { count } = await db.passkey.updateMany({
    where: { userId, id, ...(isCounted && { counter: { lt: counter } }) },
    data: { isSynced, lastUsedAt: new Date(), ...(isCounted && { counter }) },
  });
  return count > 0;
}
