import { z } from "zod";
import { newAccountSchema, newPassphraseSchema } from "./schema";

/** The form of a new account, or of a demo that is kept. The passphrase counts only where it is the way to sign in. */
export const accountFormSchema = z.discriminatedUnion("way", [
  newAccountSchema.extend({ way: z.literal("passkey"), passphrase: z.string() }),
  newAccountSchema.extend({ way: z.literal("passphrase"), passphrase: newPassphraseSchema }),
]);

export type AccountForm = z.output<typeof accountFormSchema>;
export type AccountFormInput = z.input<typeof accountFormSchema>;

/** The values of an empty form. Passkeys come first where they work, as there is nothing to remember. */
export function toAccountForm({ name = "", hasPasskeys }: { name?: string; hasPasskeys: boolean }) {
  const way = hasPasskeys ? "passkey" : "passphrase";
  return { way, email: "", name, passphrase: "", content: "blank" } satisfies AccountFormInput;
}
