import { isValidBIC, isValidIBAN } from "ibantools";
import { z } from "zod";
import { BANK_ACCOUNTS_TAKE } from "@/lib/shared/constants";
import { isCurrency } from "@/lib/shared/money/currency-codes";
import { idSchema, instantSchema, optionalText, requiredText } from "@/lib/shared/text/fields";
import { takeSchema } from "@/lib/api/list";
import { INVALID_PIX_KEY, officialPixKey } from "@/lib/payment-codes/pix-key";
import { isPayLink } from "@/lib/payment-codes/pay-link";
import { promptPayCode } from "@/lib/payment-codes/prompt-pay";

/** Spaces are removed, because an IBAN is often copied in groups of four. */
const compact = (text: string | null) => text?.replace(/[\s-]/g, "").toUpperCase() ?? null;

const iban = optionalText()
  .transform(compact)
  .refine((text) => text === null || isValidIBAN(text), { error: "This is not a valid IBAN" });

const bic = optionalText()
  .transform(compact)
  .refine((text) => text === null || isValidBIC(text), { error: "This is not a valid BIC" });

const promptPayId = optionalText().refine((text) => text === null || promptPayCode(text) !== null, {
  error: "Enter a Thai mobile number, a tax ID of 13 digits or an e-wallet ID of 15",
});

const upiId = optionalText().refine(
  (text) => text === null || /^[\w.-]{2,256}@[a-z][a-z0-9.-]{1,63}$/i.test(text),
  {
    error: "Enter a UPI ID such as ida@bank",
  },
);

/** As it was typed, up to the length of the longest key. */
export const anyPixKey = optionalText(77);

/** A PIX key in its official form. `stored` is taken as well, as it may be older than the check. */
export function pixKeyField(stored?: string | null) {
  return anyPixKey.transform((text, context) => {
    if (text === null || text === stored) return text;
    const key = officialPixKey(text);
    if (key === null) context.addIssue({ code: "custom", message: INVALID_PIX_KEY });
    return key;
  });
}

const payLink = optionalText(1000).refine((text) => text === null || isPayLink(text), {
  error:
    "Enter an address that begins with https://, with {amount}, {currency} or {number} where they belong",
});

/** The fields of a bank account, of the API and of the form. */
export const bankAccountFields = {
  label: requiredText("Please enter a label", 60),
  holder: requiredText("Please enter the account holder"),
  iban,
  bic,
  accountNumber: optionalText(60),
  bankName: optionalText(),
  promptPayId,
  upiId,
  pixKey: pixKeyField(),
  /** Where clients pay by card: an https address with {amount}, {currency} and {number} to fill in. */
  payLink,
  currency: z
    .string()
    .refine((text) => text === "" || isCurrency(text), { error: "Must be the code of a currency" })
    .nullable()
    .transform((text) => text || null),
};

type Numbers = Partial<Record<"iban" | "accountNumber" | "promptPayId" | "upiId" | "pixKey", string | null>>;

export const NO_NUMBER = "Enter an IBAN, an account number, or a PromptPay, UPI or PIX ID";

/** Returns whether the account has a number to pay to. */
export function hasNumber({ iban, accountNumber, promptPayId, upiId, pixKey }: Numbers): boolean {
  return Boolean(iban || accountNumber || promptPayId || upiId || pixKey);
}

const { label, holder } = bankAccountFields;

/** The body of POST bank-accounts. */
export const newBankAccountSchema = z
  .object({ id: idSchema, ...bankAccountFields })
  .partial()
  // Repeated, because `.required()` would drop the messages for missing fields.
  .extend({ label, holder })
  .refine(hasNumber, { error: NO_NUMBER, path: ["iban"] });

/** The body of PATCH bank-accounts/{id}; omitted fields stay unchanged. The PIX key is checked against the stored one. */
export const bankAccountPatchSchema = z.object({ ...bankAccountFields, pixKey: anyPixKey }).partial();

export const bankAccountFilterSchema = z.object({ take: takeSchema(BANK_ACCOUNTS_TAKE) });

const optional = z.string().nullable();

export const bankAccountSchema = z.strictObject({
  id: idSchema,
  label: z.string(),
  holder: z.string(),
  /** Without spaces, in upper case. */
  iban: optional,
  bic: optional,
  accountNumber: optional,
  bankName: optional,
  promptPayId: optional,
  upiId: optional,
  pixKey: optional,
  payLink: optional,
  /** The currency of the documents that it is proposed for; null means any. */
  currency: optional,
  createdAt: instantSchema,
  updatedAt: instantSchema,
});

export type NewBankAccount = z.output<typeof newBankAccountSchema>;
export type BankAccountPatch = z.output<typeof bankAccountPatchSchema>;
export type BankAccount = z.infer<typeof bankAccountSchema>;
