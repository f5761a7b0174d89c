import Big from "big.js";
import { minorDigits } from "@/lib/shared/money/currencies";
import type { DocumentState } from "@/lib/sales-documents/states";

/** The amounts that change the balance of an issued invoice: exact decimals as text, in the document's currency. */
export type Ledger = {
  currency: string;
  total: string;
  /** The total of its issued credit notes. */
  credited: string;
  /** The net sum of its payments: see `netReceived`. */
  received: string;
  /** The deposits that it deducts. */
  deducted: string;
};

type Payment = { kind: "payment" | "deposit" | "withheld" | "refund"; amount: string };

/** Returns the net sum of payments. Withheld tax counts as paid; a refund is subtracted. */
export function netReceived(payments: readonly Payment[], currency: string): string {
  return payments
    .reduce((sum, { kind, amount }) => (kind === "refund" ? sum.minus(amount) : sum.plus(amount)), new Big(0))
    .toFixed(minorDigits(currency));
}

/** Returns what is still owed: the total less credit notes, payments and deposits. Negative if too much was paid. */
export function balanceOf({ currency, total, credited, received, deducted }: Ledger): string {
  return new Big(total).minus(credited).minus(received).minus(deducted).toFixed(minorDigits(currency));
}

/** The tax that the client of an invoice withholds: exact decimals as text. */
type Withheld = {
  /** The net amount that it is withheld from by the invoice's paper, and the part of that which is credited. */
  withheldFrom: string;
  netCredited: string;
  /** In all, by the paper, and the part that the payments have so far. */
  withheld: string;
  withheldReceived: string;
};

/**
 * Returns what the client still has to transfer for an invoice: the balance, less what they withhold and have not yet been
 * credited for. A credit note takes the share of its net amount of what is withheld with it. Exact decimal text; never below 0.
 */
export function amountDue(ledger: Ledger & Withheld): string {
  const digits = minorDigits(ledger.currency);
  const left = new Big(ledger.withheldFrom).minus(ledger.netCredited);
  const withheld = left.gt(0)
    ? new Big(ledger.withheld).times(left).div(ledger.withheldFrom).round(digits, Big.roundHalfUp)
    : new Big(0);
  const open = withheld.minus(ledger.withheldReceived);
  const due = new Big(balanceOf(ledger)).minus(open.gt(0) ? open : 0);
  return (due.gt(0) ? due : new Big(0)).toFixed(digits);
}

/** The fields that the state of a document depends on. */
export type StateInput = Ledger & {
  kind: "quotation" | "invoice" | "receipt" | "creditNote";
  isIssued: boolean;
  /** A calendar date, "2026-11-27": the due date of an invoice, the last day of a quotation. */
  dueOn: string | null;
  /** The client's answer to a quotation. */
  answer?: "accepted" | "declined" | null;
};

/**
 * Returns the state of a document on a calendar date. It is never stored. An issued receipt is paid and an issued credit note
 * is credited, because neither is owed.
 */
export function documentState(document: StateInput, today: string): DocumentState {
  if (!document.isIssued) return "draft";
  if (document.kind === "receipt") return "paid";
  if (document.kind === "creditNote") return "credited";
  if (document.kind === "quotation") return quotationState(document, today);
  return invoiceState(document);
}

function quotationState({ answer, dueOn }: StateInput, today: string): DocumentState {
  if (answer) return answer;
  return dueOn !== null && dueOn < today ? "expired" : "open";
}

function invoiceState(document: StateInput): DocumentState {
  const [credited, balance] = [new Big(document.credited), new Big(balanceOf(document))];
  if (credited.gt(0) && credited.gte(document.total)) return "credited";
  if (balance.lt(0)) return "overpaid";
  if (balance.eq(0)) return "paid";
  return new Big(document.received).gt(0) ? "partPaid" : "open";
}

/** Returns whether an invoice is overdue: it has a balance above 0 and its due date is before today. */
export function isDocumentOverdue(document: StateInput, today: string): boolean {
  const { kind, isIssued, dueOn } = document;
  return (
    kind === "invoice" && isIssued && dueOn !== null && dueOn < today && new Big(balanceOf(document)).gt(0)
  );
}

/** The days in which invoices are payable when neither the client nor the profile says otherwise. */
export const DEFAULT_PAYMENT_DAYS = 14;
