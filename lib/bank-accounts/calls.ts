import { describeNoun, exampleIds } from "@/lib/api/call";
import { listSchema } from "@/lib/api/list";
import {
  bankAccountFilterSchema,
  bankAccountPatchSchema,
  bankAccountSchema,
  newBankAccountSchema,
} from "./schema";

export const bankAccountCalls = describeNoun({
  title: "Bank accounts",
  about:
    "The accounts that invoices name to be paid into. A draft follows its account; an issued document keeps what it printed.",
  shapes: {
    BankAccount: bankAccountSchema,
    BankAccountList: listSchema(bankAccountSchema),
    NewBankAccount: newBankAccountSchema,
    BankAccountPatch: bankAccountPatchSchema,
    BankAccountFilter: bankAccountFilterSchema,
  },
  calls: [
    {
      method: "POST",
      path: "bank-accounts",
      summary: "Create a bank account",
      description: "It needs an IBAN, an account number, or a PromptPay, UPI or PIX ID.",
      body: "NewBankAccount",
      answer: "BankAccount",
      status: 201,
      example: {
        body: {
          id: exampleIds.bankAccount,
          label: "Business account",
          holder: "Ida Brekke",
          iban: "DE89 3704 0044 0532 0130 00",
        },
      },
    },
    {
      method: "POST",
      path: "bank-accounts/search",
      summary: "List bank accounts",
      description: "Oldest first. It is the default of new documents in its currency.",
      body: "BankAccountFilter",
      answer: "BankAccountList",
      example: { body: {} },
    },
    {
      method: "PATCH",
      path: "bank-accounts/{id}",
      summary: "Change a bank account",
      description: "Drafts that use it are updated.",
      body: "BankAccountPatch",
      answer: "BankAccount",
      example: { id: exampleIds.bankAccount, body: { bankName: "Commerzbank", currency: "EUR" } },
    },
    {
      method: "DELETE",
      path: "bank-accounts/{id}",
      summary: "Delete a bank account",
      description: "It is removed from drafts. Issued documents keep it.",
      status: 204,
      isTrashed: true,
      example: { id: exampleIds.bankAccount },
    },
  ],
});
