import { bankAccountSchema } from "@/lib/bank-accounts/schema";
import type { ResourceSample } from "../support/sample";

export const sample: ResourceSample = {
  newBody: async () => ({
    label: "Business account",
    holder: "Ida Brekke",
    iban: "NO9386011117947",
    bic: "DNBANOKKXXX",
    accountNumber: null,
    bankName: "Fjordbanken",
    promptPayId: null,
    upiId: null,
    pixKey: null,
    payLink: "https://pay.example/{number}",
    currency: "NOK",
  }),
  patch: { label: "Euro account", iban: "DE89370400440532013000", bic: null, currency: "EUR" },
  invalid: { body: { iban: "DE89370400440532013001" }, path: "iban", message: "This is not a valid IBAN" },
  rowSchema: bankAccountSchema,
  schema: bankAccountSchema,
};
