import { describeNoun } from "@/lib/api-call";
import {
  accessTokenSchema,
  newPassphraseAccountSchema,
  openedAccountSchema,
  passphraseChangeSchema,
  passphraseSignInSchema,
  proofSchema,
  recoveryCodesSchema,
  signInEmailPatchSchema,
  signInMethodsSchema,
} from "./schema";

const waits =
  "After several failures in a network or for an account, the next attempt must wait: 429 with `Retry-After`.";

export const accountCalls = describeNoun({
  title: "Account",
  about: "Accounts, and how their owners sign in to them.",
  shapes: {
    AccessToken: accessTokenSchema,
    NewAccount: newPassphraseAccountSchema,
    OpenedAccount: openedAccountSchema,
    PassphraseChange: passphraseChangeSchema,
    PassphraseSignIn: passphraseSignInSchema,
    Proof: proofSchema,
    RecoveryCodes: recoveryCodesSchema,
    SignInEmailPatch: signInEmailPatchSchema,
    SignInMethods: signInMethodsSchema,
  },
  calls: [
    {
      method: "POST",
      path: "auth/account",
      summary: "Create an account with a passphrase",
      description:
        "With the bearer token of a demo, the demo becomes the account, with its content; 404 if it is no demo. 403 if the server accepts no new accounts (`signUp` of GET settings), 409 if the email address has an account, 422 if the passphrase is easy to guess.",
      caller: "anyone",
      limit: "account",
      body: "NewAccount",
      answer: "OpenedAccount",
    },
    {
      method: "POST",
      path: "auth/passphrase",
      summary: "Sign in with a passphrase",
      description: `401 for an unknown email address and for a wrong passphrase. ${waits}`,
      caller: "anyone",
      body: "PassphraseSignIn",
      answer: "AccessToken",
    },
    {
      method: "POST",
      path: "auth/proof",
      summary: "Prove your identity",
      description: `Calls that need a proof then work for five minutes in this session. 422 if the passphrase is wrong. ${waits}`,
      body: "Proof",
      status: 204,
    },
    {
      method: "GET",
      path: "sign-in-methods",
      summary: "Get the ways to sign in",
      answer: "SignInMethods",
      example: {},
    },
    {
      method: "PATCH",
      path: "sign-in-methods",
      summary: "Change the email address for sign-in",
      isVersioned: false,
      needsProof: true,
      limit: "account",
      body: "SignInEmailPatch",
      answer: "SignInMethods",
    },
    {
      method: "PUT",
      path: "sign-in-methods/passphrase",
      summary: "Set or change the passphrase",
      description: `Other sessions stay. ${waits}`,
      needsProof: true,
      body: "PassphraseChange",
      answer: "SignInMethods",
    },
    {
      method: "DELETE",
      path: "sign-in-methods/passphrase",
      summary: "Remove the passphrase",
      description: "409 if it is the last way to sign in.",
      needsProof: true,
      status: 204,
    },
    {
      method: "POST",
      path: "sign-in-methods/recovery-codes",
      summary: "Renew the recovery codes",
      description: "Returns ten codes, which are shown only once. The previous codes are no longer valid.",
      needsProof: true,
      answer: "RecoveryCodes",
    },
  ],
});
