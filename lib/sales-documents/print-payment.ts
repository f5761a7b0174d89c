import { formatMoney } from "@/lib/money";
import { type PaymentCode, paymentCode } from "@/lib/payment-codes/payment-code";
import { kindLabels } from "@/lib/document-settings/kinds";
import { amountDue } from "./print-deposits";
import type { PrintInput, Text } from "./print-input";

export type PrintPayment = {
  /** A value of null is an empty line to write on. */
  payment: { label: string; lines: { label: string; value: string | null }[] } | null;
  /** The account to pay into, as it was copied into the document. */
  payTo: { label: string; lines: { label: string; value: string }[] } | null;
};

/** Returns the account of an invoice that has one. Other invoices, and receipts, have lines to write on. */
export function printPayment(document: PrintInput, total: string): PrintPayment {
  const { kind = document.category, currency } = document;
  if (kind === "quotation" || kind === "creditNote") return { payment: null, payTo: null };
  const amount = formatMoney(amountDue(document, total), currency);
  const lines = accountLines(document);
  if (kind === "invoice" && lines.length > 0)
    return {
      payment: null,
      payTo: { label: "Pay to", lines: [...lines, { label: "Amount", value: amount }] },
    };
  return { payTo: null, payment: { label: "Payment", lines: linesToWriteOn(amount) } };
}

/**
 * Returns the QR code of an issued invoice over what is due as it is issued, so that the stored PDF does not depend on when it is
 * made. Null for drafts and for anything that is not paid by transfer.
 */
export function printScan(document: PrintInput, total: string): PaymentCode | null {
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
    amount: amountDue(document, total),
    number,
    text: `${kindLabels.invoice} ${number}`,
  });
}

function accountLines(document: PrintInput) {
  const values: [label: string, value: Text][] = [
    ["IBAN", document.bankIban?.replace(/\s/g, "").replace(/(.{4})(?=.)/g, "$1 ")],
    ["BIC", document.bankBic],
    ["Account", document.bankAccountNumber],
    ["PromptPay", document.bankPromptPayId],
    ["UPI", document.bankUpiId],
    ["PIX", document.bankPixKey],
  ];
  const ways = filled(values);
  if (ways.length === 0) return [];
  return [...filled([["Holder", document.bankHolder]]), ...ways, ...filled([["Bank", document.bankName]])];
}

function filled(lines: [label: string, value: Text][]) {
  return lines.flatMap(([label, value]) => (value?.trim() ? { label, value: value.trim() } : []));
}

// Bank, account and date are not known, and are written by hand.
function linesToWriteOn(amount: string) {
  return [
    { label: "Bank", value: null },
    { label: "Account", value: null },
    { label: "Date", value: null },
    { label: "Amount", value: amount },
  ];
}
