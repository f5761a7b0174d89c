import { z } from "zod";
import type { FieldNames } from "@/lib/edits/merge";
import { formatIban } from "@/lib/payment-codes/code-text";
import { type BankAccount, bankAccountFields, hasNumber, NO_NUMBER, pixKeyField } from "./schema";

/** The form of the bank account dialog, with the account that it edits. */
export const bankAccountFormSchema = (stored?: Pick<BankAccount, "pixKey">) =>
  z
    .object({ ...bankAccountFields, pixKey: pixKeyField(stored?.pixKey) })
    .refine(hasNumber, { error: NO_NUMBER, path: ["iban"] });

export type BankAccountForm = z.output<ReturnType<typeof bankAccountFormSchema>>;
export type BankAccountFormInput = z.input<ReturnType<typeof bankAccountFormSchema>>;

export function toBankAccountForm(account: Partial<BankAccount>): BankAccountFormInput {
  return {
    label: account.label ?? "",
    holder: account.holder ?? "",
    iban: account.iban ? formatIban(account.iban) : "",
    bic: account.bic ?? "",
    accountNumber: account.accountNumber ?? "",
    bankName: account.bankName ?? "",
    promptPayId: account.promptPayId ?? "",
    upiId: account.upiId ?? "",
    pixKey: account.pixKey ?? "",
    payLink: account.payLink ?? "",
    currency: account.currency ?? "",
  };
}

export const bankAccountFieldNames: FieldNames<BankAccountFormInput> = {
  label: "Label",
  holder: "Account holder",
  iban: "IBAN",
  bic: "BIC",
  accountNumber: "Account number",
  bankName: "Bank",
  promptPayId: "PromptPay ID",
  upiId: "UPI ID",
  pixKey: "PIX key",
  payLink: "Pay online",
  currency: "Currency",
};
