import { z } from "zod";
import { isEmail } from "@/lib/email";
import { requiredText } from "@/lib/fields";
import { MAX_PASSPHRASE, passphraseLengthError } from "./rules";

const MAX_EMAIL = 200;

/** The email address of a sign-in, in lower case. */
export const signInEmailSchema = requiredText("Enter your email address", MAX_EMAIL)
  .transform((email) => email.normalize("NFKC").toLowerCase())
  .refine(isEmail, { error: "Enter a valid email address" });

/** A new passphrase. Spaces count, also at its ends. */
export const newPassphraseSchema = z
  .string({ error: "Enter a passphrase" })
  .superRefine((passphrase, context) => {
    const error = passphraseLengthError(passphrase);
    if (error) context.addIssue(error);
  });

/** A passphrase to be compared with the stored one. */
export const passphraseSchema = z
  .string({ error: "Enter your passphrase" })
  .min(1, { error: "Enter your passphrase" })
  .max(MAX_PASSPHRASE, { error: `Use at most ${MAX_PASSPHRASE} characters` });

/** Who a new account belongs to, and what its workspace contains. */
export const newAccountSchema = z.object({
  email: signInEmailSchema,
  name: requiredText("Please enter your name."),
  /** "sample" is a studio to look at, which `DELETE users/sample` removes. A kept demo keeps its content. */
  content: z.enum(["blank", "sample"], { error: "Must be blank or sample" }).default("blank"),
});

export type NewAccount = z.output<typeof newAccountSchema>;
