import { z } from "zod";
import { type NewAccount, newAccountSchema } from "@/lib/accounts/schema";
import { idSchema, instantSchema, requiredText } from "@/lib/shared/text/fields";

const UNKNOWN_PURPOSE = "Must be signIn, create, keep, add or prove";

/** The owner of a passkey of a new account. A kept demo keeps its content. */
const newOwnerSchema = newAccountSchema.omit({ content: true });

/** The purpose for which a passkey is asked for: to sign in, to open an account, to keep a demo, as another way in, or as a proof. */
export const passkeyOptionsSchema = z.discriminatedUnion(
  "purpose",
  [
    z.object({ purpose: z.literal("signIn") }),
    newAccountSchema.extend({ purpose: z.literal("create") }),
    newOwnerSchema.extend({ purpose: z.literal("keep") }),
    z.object({ purpose: z.literal("add") }),
    z.object({ purpose: z.literal("prove") }),
  ],
  { error: UNKNOWN_PURPOSE },
);

export type PasskeyOptionsInput = z.output<typeof passkeyOptionsSchema>;
export type PasskeyPurpose = PasskeyOptionsInput["purpose"];
export type NewOwner = z.output<typeof newOwnerSchema>;

/** The data stored with the challenge of a new account: its owner, and the user handle of its passkeys. */
export type NewAccountInput = NewAccount & { handle: string };

const passkeyNameSchema = requiredText("Enter a name");

// A credential id has at most 1,023 bytes. The other values have a few hundred.
const bytes = (max: number) =>
  z
    .string()
    .regex(/^[\w-]*$/)
    .max(max);
const credential = {
  id: bytes(1_400),
  rawId: bytes(1_400),
  type: z.literal("public-key"),
};

/** The result of `navigator.credentials.create()`, as JSON. */
const registrationSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(10_000),
    attestationObject: bytes(50_000),
    transports: z.array(z.string().max(40)).max(20).optional(),
  }),
});

/** The result of `navigator.credentials.get()`, as JSON. */
const assertionSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(10_000),
    authenticatorData: bytes(10_000),
    signature: bytes(10_000),
    userHandle: bytes(200).nullish(),
  }),
});

export type Registration = z.output<typeof registrationSchema>;
export type Assertion = z.output<typeof assertionSchema>;

const newPasskey = {
  response: registrationSchema,
  /** The name of the authenticator if it is omitted. */
  name: passkeyNameSchema.optional(),
};

/** A browser's response to the options, for the purpose that the options were asked for. */
export const passkeyResponseSchema = z.discriminatedUnion(
  "purpose",
  [
    z.object({ purpose: z.literal("signIn"), response: assertionSchema }),
    z.object({ purpose: z.literal("create"), ...newPasskey }),
    z.object({ purpose: z.literal("keep"), ...newPasskey }),
    z.object({ purpose: z.literal("add"), ...newPasskey }),
    z.object({ purpose: z.literal("prove"), response: assertionSchema }),
  ],
  { error: UNKNOWN_PURPOSE },
);

export type PasskeyResponse = z.output<typeof passkeyResponseSchema>;

export const passkeySchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  /** True if the authenticator copies it to the person's other devices. */
  isSynced: z.boolean(),
  createdAt: instantSchema,
  /** The last sign-in or proof with it. */
  lastUsedAt: instantSchema.nullable(),
});

/** A passkey that opens the workspace. */
export type Passkey = z.infer<typeof passkeySchema>;

export const passkeyPatchSchema = z.object({ name: passkeyNameSchema });
