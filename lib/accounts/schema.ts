import { z } from "zod";
import { isEmail } from "@/lib/shared/text/email";
import { idSchema, instantSchema, missingOr, NOT_TEXT, requiredText } from "@/lib/shared/text/fields";
import { MAX_PASSPHRASE, passphraseLengthError } from "./rules";

const MAX_EMAIL = 200;
const MAX_CODE = 100;
const MAX_CHALLENGE = 100;

/** The email address of a sign-in, in lower case. */
export const signInEmailSchema = requiredText("Enter your email address", MAX_EMAIL)
  .transform((email) => email.normalize("NFKC").toLowerCase())
  .refine(isEmail, { error: "Enter a valid email address" });

/** A new passphrase. Spaces count, also at its ends. */
export const newPassphraseSchema = z
  .string({ error: missingOr("Enter a passphrase", NOT_TEXT) })
  .superRefine((passphrase, context) => {
    const error = passphraseLengthError(passphrase);
    if (error) context.addIssue(error);
  });

/** A passphrase to be compared with the stored one. */
export const passphraseSchema = z
  .string({ error: missingOr("Enter your passphrase", NOT_TEXT) })
  .min(1, { error: "Enter your passphrase" })
  .max(MAX_PASSPHRASE, { error: `Use at most ${MAX_PASSPHRASE} characters` });

/** The owner of a new account, and the content of its workspace. */
export const newAccountSchema = z.object({
  email: signInEmailSchema,
  name: requiredText("Please enter your name."),
  /** "sample" is a studio to look at, which `DELETE users/sample` removes. A kept demo keeps its content. */
  content: z.enum(["blank", "sample"], { error: "Must be blank or sample" }).default("blank"),
});

export const newPassphraseAccountSchema = newAccountSchema.extend({ passphrase: newPassphraseSchema });

export const passphraseSignInSchema = z.object({ email: signInEmailSchema, passphrase: passphraseSchema });

/** A code of the authenticator app, or a recovery code in its place. */
const codeSchema = requiredText("Enter a code", MAX_CODE);

/** The second step of a sign-in. */
export const secondFactorSchema = z.object({
  /** Of the response to the first step. */
  challenge: requiredText("Begin the sign-in again", MAX_CHALLENGE),
  code: codeSchema,
});

export const proofSchema = z.object({
  /** Omitted to prove the identity by signing in at the provider. */
  passphrase: passphraseSchema.optional(),
  /** Required with a passphrase if the account has an authenticator app. */
  code: codeSchema.optional(),
});

export const authenticatorCodeSchema = z.object({
  code: requiredText("Enter the code", MAX_CODE).transform((code) => code.replace(/\s/g, "")),
});

/** An authenticator app that is being set up. */
export const authenticatorSetupSchema = z.strictObject({
  /** base32, to be typed into the app. */
  secret: z.string(),
  /** `otpauth://…`, for a QR code. */
  uri: z.string(),
});

export const signInEmailPatchSchema = z.object({ email: signInEmailSchema });

/** The body of PUT sign-in-methods/passphrase. */
export const passphraseChangeSchema = z.object({
  /** Required for the first passphrase of an account without an email address for sign-in; otherwise ignored. */
  email: signInEmailSchema.optional(),
  /** Required if the account has a passphrase, except in a session that was opened by recovery. */
  currentPassphrase: passphraseSchema.optional(),
  passphrase: newPassphraseSchema,
});

/** The methods by which a person signs in to their account. */
export const signInMethodsSchema = z.strictObject({
  email: z.string().nullable(),
  /** True once the email address is confirmed as the account's own. Until then it sends no documents by email. */
  isEmailConfirmed: z.boolean(),
  /** Null without a passphrase. */
  passphraseChangedAt: instantSchema.nullable(),
  /** Null without an authenticator app. */
  authenticatorAddedAt: instantSchema.nullable(),
  /** The number of recovery codes that are left. */
  recoveryCodes: z.int(),
  /** The number of passkeys. */
  passkeys: z.int(),
  providers: z.array(
    z.strictObject({
      id: idSchema,
      name: z.string(),
      email: z.string().nullable(),
      createdAt: instantSchema.nullable(),
    }),
  ),
  /** Until when this session needs no further proof of identity. */
  provenUntil: instantSchema.nullable(),
  /** True if this session was opened by recovery, so that a new passphrase does not need the current one. */
  isRecovered: z.boolean(),
});

export const recoveryCodesSchema = z.strictObject({ recoveryCodes: z.array(z.string()) });

/** Where to send the browser for a sign-in at the provider. */
export const signInAddressSchema = z.strictObject({ url: z.string() });

/** The response to a sign-in. */
export const accessTokenSchema = z.strictObject({
  success: z.literal(true),
  data: z.strictObject({ accessToken: z.string() }),
});

/** The response to a sign-in, or to its first step if the account has an authenticator app. */
export const signInAnswerSchema = z.union([
  accessTokenSchema,
  z.strictObject({
    success: z.literal(true),
    data: z.strictObject({
      secondFactor: z.literal(true),
      /** For POST auth/second-factor, within five minutes. */
      challenge: z.string(),
    }),
  }),
]);

/** The response to a new account. The recovery codes are shown only once. */
export const openedAccountSchema = z.strictObject({
  success: z.literal(true),
  data: z.strictObject({ accessToken: z.string(), recoveryCodes: z.array(z.string()) }),
});

export type PassphraseChange = z.output<typeof passphraseChangeSchema>;
export type AuthenticatorSetup = z.infer<typeof authenticatorSetupSchema>;
export type SignInMethods = z.infer<typeof signInMethodsSchema>;
export type NewAccount = z.output<typeof newAccountSchema>;

/** A recovery code, or the token of a one-time address. */
export const recoverySchema = z.object({ code: requiredText("Enter a recovery code") });

export const recoveryMailSchema = z.object({ email: signInEmailSchema });

/** The body of POST auth/confirm-email: the token of the link in an email. */
export const confirmationSchema = z.object({ token: requiredText("Open the link in the email") });

export const confirmedEmailSchema = z.strictObject({ email: z.string() });
