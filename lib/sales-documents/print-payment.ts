import { formatMoney } from "@/lib/money";
import { formatIban } from "@/lib/payment-codes/code-text";
import type { PrintInput, Text } from "./print-input";

export type PrintPayment = {
  /** A value of null is an empty line to write on. */
  payment: { label: string; lines: { label: string; value: string | null }[] } | null;
  /** The account to pay into, as it was copied into the document. */
  payTo: { label: string; lines: { label: string; value: string }[] } | null;
};

/** Returns the account of an invoice that has one. Other invoices, and receipts, have lines to write on. */
export function printPayment(document: PrintInput, receivable: string): PrintPayment {
  const { kind = document.category, currency } = document;
  if (kind === "quotation" || kind === "creditNote") return { payment: null, payTo: null };
  const amount = formatMoney(receivable, currency);
  const lines = accountLines(document);
  if (kind === "invoice" && lines.length > 0)
    return {
      payment: null,
      payTo: { label: "Pay to", lines: [...lines, { label: "Amount", value: amount }] },
    };
  return { payTo: null, payment: { label: "Payment", lines: linesToWriteOn(amount) } };
}

function accountLines(document: PrintInput) {
  const values: [label: string, value: Text][] = [
    ["IBAN", document.bankIban && formatIban(document.bankIban)],
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

/** Returns the lines of an account for two columns. Beside a code to scan they are all in the first one. */
export function accountColumns<Line>(lines: readonly Line[], hasCode: boolean): [Line[], Line[]] {
  const half = hasCode ? lines.length : Math.ceil(lines.length / 2);
  return [lines.slice(0, half), lines.slice(half)];
}
