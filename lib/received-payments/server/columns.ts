import "server-only";
import { minorDigits } from "@/lib/shared/money/currencies";
import { documentState } from "@/lib/sales-documents/totals/balance";
import type { Prisma } from "@/lib/server/db/generated/client";
import { dateText } from "@/lib/shared/dates/calendar-date";

export const receivedPaymentColumns = {
  id: true,
  documentId: true,
  amount: true,
  receivedOn: true,
  method: true,
  reference: true,
  kind: true,
  arrivedAmount: true,
  createdAt: true,
  updatedAt: true,
  document: {
    select: {
      id: true,
      kind: true,
      number: true,
      clientName: true,
      currency: true,
      total: true,
      received: true,
      credited: true,
      deducted: true,
      balance: true,
    },
  },
} satisfies Prisma.ReceivedPaymentSelect;

type Row = Prisma.ReceivedPaymentGetPayload<{ select: typeof receivedPaymentColumns }>;

/** Returns a stored payment with its amounts as text, with the currency's decimal places. */
export function toRow({ document, ...payment }: Row) {
  const { received, credited, deducted, balance, total, ...label } = document;
  const digits = minorDigits(document.currency);
  const ledger = {
    currency: document.currency,
    total: total.toFixed(digits),
    received: received.toFixed(digits),
    credited: credited.toFixed(digits),
    deducted: deducted.toFixed(digits),
  };
  return {
    id: payment.id,
    documentId: payment.documentId,
    ...detailsOf(payment, document.currency),
    createdAt: payment.createdAt,
    updatedAt: payment.updatedAt,
    document: {
      ...label,
      total: ledger.total,
      balance: balance?.toFixed(digits) ?? "0",
      // An invoice's state does not depend on the date.
      state: documentState({ ...ledger, kind: document.kind, isIssued: balance !== null, dueOn: null }, ""),
    },
  };
}

type Details = Pick<Row, "amount" | "receivedOn" | "method" | "reference" | "kind" | "arrivedAmount">;

/** Returns what a person entered of a payment, as the history keeps it. */
export function detailsOf(payment: Details, currency: string) {
  const digits = minorDigits(currency);
  return {
    amount: payment.amount.toFixed(digits),
    receivedOn: dateText(payment.receivedOn),
    method: payment.method,
    reference: payment.reference,
    kind: payment.kind,
    arrivedAmount: payment.arrivedAmount?.toFixed(digits) ?? null,
  };
}
