import { fillPayLink } from "@/lib/payment-codes/pay-link";
import { type PaymentCode, paymentCode } from "@/lib/payment-codes/payment-code";
import type { PrintInput } from "./input";
import { type PrintModel, toDraftPrintModel, totalsOf } from "./model";
import { wordsOf } from "@/lib/sales-documents/paper-labels/words-by-language";

/** Converts a document to its print model. A pure function, so that preview and PDF are the same. */
export function toPrintModel(document: PrintInput): PrintModel {
  const { receivable } = totalsOf(document);
  const code = printScan(document, receivable);
  const url = payLinkOf(document, receivable);
  const words = wordsOf(document.language);
  return {
    ...toDraftPrintModel(document, words),
    scan: code && { label: words.labels.scan, code },
    payLink: url === null ? null : { label: words.labels.payOnline, url },
  };
}

/** Returns the address at which an issued invoice is paid online, for this amount; null if nothing is to be paid there. */
export function payLinkOf(document: PrintInput, amount: string): string | null {
  const { kind = document.category, currency, number, lockedAt, bankPayLink } = document;
  if (kind !== "invoice" || !lockedAt || !bankPayLink || !(Number(amount) > 0)) return null;
  return fillPayLink(bankPayLink, { amount, currency, number });
}

/**
 * Returns the QR code of an issued invoice over what is due as it is issued, so that the stored PDF does not depend on when it is
 * made. Null for drafts and for anything that is not paid by transfer.
 */
export function printScan(document: PrintInput, receivable: string): PaymentCode | null {
  const { kind = document.category, currency, number, lockedAt } = document;
  if (kind !== "invoice" || !lockedAt) return null;
  return paymentCode({
    payee: {
      holder: document.bankHolder ?? "",
      iban: document.bankIban,
      bic: document.bankBic,
      promptPayId: document.bankPromptPayId,
      upiId: document.bankUpiId,
      pixKey: document.bankPixKey,
      street: document.freelancerStreet,
      postcode: document.freelancerPostcode,
      city: document.freelancerCity,
      country: document.freelancerCountry,
    },
    currency,
    amount: receivable,
    number,
    text: `${wordsOf(document.language).labels.kinds.invoice} ${number}`,
  });
}
