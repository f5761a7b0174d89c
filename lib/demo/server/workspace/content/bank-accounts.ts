import "server-only";
import type { BankAccountContent } from "./content-types";

/** The studio's accounts, one per currency. */
export const bankAccounts: BankAccountContent[] = [
  {
    label: "Business checking",
    holder: "Tamsin Oyelaran",
    iban: null,
    accountNumber: "2200 4471 9036, routing 021 000 000",
    bankName: "Casco Harbor Bank",
    payLink: "https://pay.cascoharbor.example/tamsin?amount={amount}&currency={currency}&invoice={number}",
    currency: "USD",
  },
  {
    label: "Euro account",
    holder: "Tamsin Oyelaran",
    // The example of Belgium in the IBAN registry.
    iban: "BE68539007547034",
    accountNumber: null,
    bankName: "Pont-Neuf Bank",
    payLink: null,
    currency: "EUR",
  },
];
