import "server-only";
import { changeSignInMethods } from "@/lib/accounts/server/sign-in/change-methods";
import { createAccount, type FirstWay, keepDemo } from "@/lib/accounts/server/open-account";
import { signedIn } from "@/lib/accounts/server/signed-in";
import type { PasskeyParty } from "@/lib/accounts/server/sign-in/passkey-party";
import { recordProof } from "@/lib/accounts/server/session/proof";
import { authenticate } from "@/lib/accounts/server/session/session";
import type { SessionIds } from "@/lib/accounts/server/session/session-tokens";
import { signIn } from "@/lib/accounts/server/sign-in/sign-in";
import { attemptOf, recordFailure, requireNoWait } from "@/lib/accounts/server/sign-in/waits";
import { json } from "@/lib/api/server/route";
import { verifyAssertion } from "./assertion";
import { takeChallenge } from "./challenges";
import { requireParty } from "./options";
import { PasskeyRefused } from "./refusal";
import { type NewPasskey, storePasskey, verifyRegistration } from "./registration";
import type {
  Assertion,
  NewAccountInput,
  PasskeyPurpose,
  PasskeyResponse,
  Registration,
} from "@/lib/accounts/passkeys/schema";

/**
 * Verifies a browser's response and does what its options were asked for: signs in, creates or keeps an account, adds the
 * passkey, or records a proof. Throws 401 if the passkey is refused, and 429 after many refusals.
 */
export async function verifyPasskey(input: PasskeyResponse, request: Request): Promise<Response> {
  const call = { party: requireParty(request), request };
  const attempt = attemptOf(request);
  await requireNoWait(attempt);
  try {
    return await accept(input, call);
  } catch (error) {
    if (error instanceof PasskeyRefused) await recordFailure(attempt);
    throw error;
  }
}

type Call = { party: PasskeyParty; request: Request };

async function accept(input: PasskeyResponse, call: Call): Promise<Response> {
  switch (input.purpose) {
    case "signIn":
      return acceptSignIn(input.response, call);
    case "create":
      return acceptOwner(input, call);
    case "keep":
      return acceptOwner(input, call, await authenticate(call.request));
    case "add":
      return acceptAdded(input, call, await authenticate(call.request));
    case "prove":
      return acceptProof(input.response, call, await authenticate(call.request));
  }
}

async function acceptSignIn(response: Assertion, { party, request }: Call) {
  const { challenge } = await takenChallenge(response, { purpose: "signIn" });
  const { userId, tenantEnd } = await verifyAssertion(response, { challenge, party }, request);
  return signedIn(await signIn({ userId, tenantEnd, method: "passkey", request }), request);
}

async function acceptProof(response: Assertion, { party, request }: Call, caller: SessionIds) {
  const { challenge } = await takenChallenge(response, { purpose: "prove", caller });
  await verifyAssertion(response, { challenge, party, userId: caller.userId }, request);
  await recordProof(caller);
  return new Response(null, { status: 204 });
}

type ResponseFor<Purpose> = Extract<PasskeyResponse, { purpose: Purpose }>;

async function acceptAdded(
  { purpose, response, name }: ResponseFor<"add">,
  { party, request }: Call,
  caller: SessionIds,
) {
  const { challenge } = await takenChallenge(response, { purpose, caller });
  const passkey = await verifyRegistration(response, { challenge, party, name });
  const { userId } = caller;
  const row = await changeSignInMethods({ userId, kind: "passkey-added", request }, (transaction) =>
    storePasskey(transaction, userId, passkey),
  );
  return json(row, 201);
}

/** Creates an account, or turns the caller's demo into one. */
async function acceptOwner(
  { purpose, response, name }: ResponseFor<"create"> | ResponseFor<"keep">,
  { party, request }: Call,
  caller?: SessionIds,
) {
  const { challenge, input } = await takenChallenge(response, { purpose, caller });
  const { handle, ...account } = input as NewAccountInput;
  const passkey = await verifyRegistration(response, { challenge, party, name });
  const way = firstWay(passkey, handle);
  const opened = caller
    ? await keepDemo(caller, account, way, request)
    : await createAccount(account, way, request);
  return signedIn(opened, request);
}

/** Returns how the first passkey of an account is stored: with the user handle that the authenticator knows. */
function firstWay(passkey: NewPasskey, handle: string): FirstWay {
  return {
    method: "passkey",
    async store(transaction, userId) {
      const passkeyUserId = Uint8Array.from(Buffer.from(handle, "base64url"));
      await transaction.user.update({ where: { id: userId }, data: { passkeyUserId }, select: { id: true } });
      await storePasskey(transaction, userId, passkey);
    },
  };
}

async function takenChallenge(
  { response }: Assertion | Registration,
  asked: { purpose: PasskeyPurpose; caller?: SessionIds },
) {
  const taken = await takeChallenge(response.clientDataJSON, asked);
  if (!taken)
    throw new PasskeyRefused("the challenge is unknown, used, expired, or was asked for something else");
  return taken;
}
