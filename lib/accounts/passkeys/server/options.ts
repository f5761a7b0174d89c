import "server-only";
import { requireDemo } from "@/lib/demo/server/data";
import { type PasskeyParty, passkeyParty } from "@/lib/accounts/server/sign-in/passkey-party";
import { requireProof } from "@/lib/accounts/server/session/proof";
import { authenticate } from "@/lib/accounts/server/session/session";
import type { SessionIds } from "@/lib/accounts/server/session/session-tokens";
import { requireSignUp } from "@/lib/accounts/server/sign-in/sign-up";
import { db } from "@/lib/server/db/client";
import { conflict, notFound } from "@/lib/server/problem";
import { assertionOptions } from "./assertion";
import { storeChallenge } from "./challenges";
import { credentialsOf, newUserHandle, ownerOf } from "./data";
import { registrationOptions } from "./registration";
import type { NewOwner, PasskeyOptionsInput } from "@/lib/accounts/passkeys/schema";

/**
 * Returns the WebAuthn options for a purpose, and stores their challenge. Throws 404 where browsers allow no passkeys, and
 * everything that would be refused afterwards, so that no passkey is created in vain.
 */
export async function passkeyOptions(input: PasskeyOptionsInput, request: Request) {
  const party = requireParty(request);
  switch (input.purpose) {
    case "signIn":
      return signInOptions(party);
    case "create":
      return newOwnerOptions(party, input);
    case "keep": {
      const caller = await authenticate(request);
      await requireDemo(caller.userId);
      return newOwnerOptions(party, input, caller);
    }
    case "add": {
      const caller = await authenticate(request);
      await requireProof(caller);
      return addOptions(party, caller);
    }
    case "prove":
      return proveOptions(party, await authenticate(request));
  }
}

/** Returns the relying party of a request. Throws 404 where browsers allow no passkeys. */
export function requireParty(request: Request): PasskeyParty {
  const party = passkeyParty(request);
  if (!party) throw notFound();
  return party;
}

async function signInOptions(party: PasskeyParty) {
  const options = await assertionOptions(party);
  await storeChallenge(options.challenge, { purpose: "signIn" });
  return options;
}

async function newOwnerOptions(
  party: PasskeyParty,
  { purpose, ...input }: Extract<PasskeyOptionsInput, NewOwner>,
  caller?: SessionIds,
) {
  await requireSignUp(db);
  const { email, name } = input;
  if (await db.user.findUnique({ where: { signInEmail: email }, select: { id: true } }))
    throw conflict("An account with this email address already exists. Sign in instead.");
  const handle = newUserHandle();
  const options = await registrationOptions(party, { handle, email, name });
  await storeChallenge(options.challenge, { purpose, caller }, { ...input, handle });
  return options;
}

async function addOptions(party: PasskeyParty, caller: SessionIds) {
  const owner = await ownerOf(caller.userId);
  const options = await registrationOptions(party, owner, await credentialsOf(caller.userId));
  await storeChallenge(options.challenge, { purpose: "add", caller });
  return options;
}

async function proveOptions(party: PasskeyParty, caller: SessionIds) {
  const credentials = await credentialsOf(caller.userId);
  if (credentials.length === 0) throw conflict("This workspace has no passkey.");
  const options = await assertionOptions(party, credentials);
  await storeChallenge(options.challenge, { purpose: "prove", caller });
  return options;
}
