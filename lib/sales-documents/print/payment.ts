import { formatIban } from "@/lib/payment-codes/code-text";
import type { PrintInput, Text } from "./input";
import type { PrintLine } from "./texts";
import type { PrintWords } from "@/lib/sales-documents/paper-labels/words";

/** A line of an account. `isCopied` is true for what is typed into a transfer. */
export type PrintPayLine = PrintLine & { isCopied?: true };

export type PrintPayment = {
  /** A value of null is an empty line to write on. */
  payment: { label: string; lines: { label: string; value: string | null }[] } | null;
  /** The account to pay into, as it was copied into the document, the reference of the transfer, and last the amount. */
  payTo: { label: string; lines: PrintPayLine[] } | null;
};

/** Returns the account of an invoice that has one. Other invoices, and receipts, have lines to write on. */
export function printPayment(
  document: PrintInput,
  receivable: string,
  { labels, formats }: PrintWords,
): PrintPayment {
  const { kind = document.category, currency } = document;
  if (kind === "quotation" || kind === "creditNote") return { payment: null, payTo: null };
  const amount = { label: labels.amount, value: formats.money(receivable, currency) };
  const lines = accountLines(document, labels);
  const reference = `${labels.kinds.invoice} ${document.number}`;
  if (kind === "invoice" && lines.length > 0)
    return {
      payment: null,
      payTo: {
        label: labels.payTo,
        lines: [...lines, ...copied([[labels.transferReference, reference]]), amount],
      },
    };
  // Bank, account and date are not known, and are written by hand.
  const blanks = [labels.bank, labels.account, labels.date].map((label) => ({ label, value: null }));
  return { payTo: null, payment: { label: labels.payment, lines: [...blanks, amount] } };
}

function accountLines(document: PrintInput, labels: PrintWords["labels"]): PrintPayLine[] {
  const values: [label: string, value: Text][] = [
    ["IBAN", document.bankIban && formatIban(document.bankIban)],
    ["BIC", document.bankBic],
    [labels.account, document.bankAccountNumber],
    ["PromptPay", document.bankPromptPayId],
    ["UPI", document.bankUpiId],
    ["PIX", document.bankPixKey],
  ];
  const methods = copied(values);
  if (methods.length === 0) return [];
  return [
    ...filled([[labels.holder, document.bankHolder]]),
    ...methods,
    ...filled([[labels.bank, document.bankName]]),
  ];
}

function filled(lines: [label: string, value: Text][]) {
  return lines.flatMap(([label, value]) => (value?.trim() ? { label, value: value.trim() } : []));
}

function copied(lines: [label: string, value: Text][]): PrintPayLine[] {
  return filled(lines).map((line) => ({ ...line, isCopied: true }));
}

/** Returns the lines of an account for two columns. Beside a code to scan they are all in the first one. */
export function accountColumns<Line>(lines: readonly Line[], hasCode: boolean): [Line[], Line[]] {
  const half = hasCode ? lines.length : Math.ceil(lines.length / 2);
  return [lines.slice(0, half), lines.slice(half)];
}
