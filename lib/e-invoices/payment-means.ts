import type { PaymentMeans } from "./invoice";

type Account = {
  kind: string;
  currency: string;
  bankHolder?: string | null;
  bankIban?: string | null;
  bankBic?: string | null;
  bankAccountNumber?: string | null;
  freelancerCountry?: string | null;
  clientCountry?: string | null;
};

const CREDIT_TRANSFER = "30";
const SEPA_TRANSFER = "58";
const STANDING_AGREEMENT = "57";
const NOT_DEFINED = "1";

/** Returns how a document is paid: by transfer to the account that is printed on it. A credit note states no account. */
export function paymentMeans(document: Account): PaymentMeans {
  const { kind, currency, bankIban, bankAccountNumber, freelancerCountry: country } = document;
  const holder = document.bankHolder?.trim() || null;
  const bic = document.bankBic?.trim() || null;
  const isDutch = country === "NL" && document.clientCountry === "NL";
  if (kind === "creditNote") return { code: isDutch ? STANDING_AGREEMENT : NOT_DEFINED, account: null };
  if (bankIban?.trim()) {
    // Denmark knows no code 30.
    const code = currency === "EUR" || country === "DK" ? SEPA_TRANSFER : CREDIT_TRANSFER;
    return { code, account: { id: bankIban.replace(/\s/g, ""), isIban: true, holder, bic } };
  }
  if (bankAccountNumber?.trim() && country !== "DK")
    return {
      code: CREDIT_TRANSFER,
      account: { id: bankAccountNumber.trim(), isIban: false, holder, bic },
    };
  return { code: NOT_DEFINED, account: null };
}
