import { z } from "zod";
import { describeNoun } from "@/lib/api/call";
import { passkeyOptionsSchema, passkeyPatchSchema, passkeyResponseSchema, passkeySchema } from "./schema";

/** The options as WebAuthn defines them (PublicKeyCredentialCreationOptionsJSON or …RequestOptionsJSON). */
const webAuthnOptions = z.looseObject({ challenge: z.string(), timeout: z.number() });

/** An access token after `signIn`, also recovery codes after `create` and `keep`. */
const signedIn = z.strictObject({
  success: z.literal(true),
  data: z.strictObject({ accessToken: z.string(), recoveryCodes: z.array(z.string()).optional() }),
});

export const passkeyCalls = describeNoun({
  title: "Passkeys",
  about:
    "The WebAuthn credentials that open the workspace. Browsers allow them on https and on localhost; elsewhere the calls of `auth/passkey` are 404.",
  shapes: {
    Passkey: passkeySchema,
    PasskeyList: z.array(passkeySchema),
    PasskeyPatch: passkeyPatchSchema,
    PasskeyOptionsInput: passkeyOptionsSchema,
    PasskeyOptions: webAuthnOptions,
    PasskeyResponse: passkeyResponseSchema,
    PasskeyResult: z.union([signedIn, passkeySchema]),
  },
  calls: [
    {
      method: "POST",
      path: "auth/passkey/options",
      summary: "Start with a passkey",
      description:
        "Returns the options for `navigator.credentials`. Their challenge is valid for five minutes, once, and only for this purpose. `keep`, `add` and `prove` need the bearer token of a session, which must also send the response; `add` needs a proof of identity.",
      caller: "anyone",
      limit: "passkey",
      body: "PasskeyOptionsInput",
      answer: "PasskeyOptions",
      example: { body: { purpose: "signIn" } },
    },
    {
      method: "POST",
      path: "auth/passkey/verify",
      summary: "Finish with a passkey",
      description:
        "`signIn` returns an access token, `create` and `keep` also ten recovery codes, which are shown only once, `add` the new passkey (201), and `prove` nothing (204). 401 if the passkey cannot be verified.",
      caller: "anyone",
      body: "PasskeyResponse",
      answer: "PasskeyResult",
    },
    {
      method: "GET",
      path: "passkeys",
      summary: "List passkeys",
      description: "Oldest first.",
      answer: "PasskeyList",
      example: {},
    },
    { method: "GET", path: "passkeys/{id}", summary: "Get a passkey", answer: "Passkey" },
    {
      method: "PATCH",
      path: "passkeys/{id}",
      summary: "Rename a passkey",
      isVersioned: false,
      body: "PasskeyPatch",
      answer: "Passkey",
    },
    {
      method: "DELETE",
      path: "passkeys/{id}",
      summary: "Remove a passkey",
      description: "409 if it is the last way to sign in.",
      needsProof: true,
      status: 204,
    },
  ],
});
