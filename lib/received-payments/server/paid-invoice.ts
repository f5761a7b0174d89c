import "server-only";
import Big from "big.js";
import type { Prisma } from "@/lib/server/db/generated/client";
import { conflict, invalid, notFound } from "@/lib/server/problem";
import type { ReceivedPaymentKind } from "@/lib/received-payments/kinds";
import { overError, scaleError, signedAmount } from "@/lib/received-payments/limits";

type Invoice = {
  id: string;
  projectId: string;
  currency: string;
  balance: string;
  received: string;
  deducted: string;
};
type Payment = { amount: string; kind: ReceivedPaymentKind; arrivedAmount?: string | null };

/**
 * Locks an invoice until the transaction ends, so that its payments are checked one after the other. Throws 404 if it does not
 * exist, and 409 if it is not an issued invoice.
 */
export async function lockInvoice(
  transaction: Prisma.TransactionClient,
  userId: string,
  documentId: string,
): Promise<Invoice> {
  const [document] = await transaction.$queryRaw<(Omit<Invoice, "balance"> & { balance: string | null })[]>`
    SELECT "id", "projectId", "currency", "balance"::text, "received"::text, "deducted"::text FROM "SalesDocument"
    WHERE "userId" = ${userId}::uuid AND "id" = ${documentId}::uuid FOR UPDATE`;
  if (!document) throw notFound();
  const { balance, ...invoice } = document;
  if (balance === null) throw conflict("Only issued invoices take payments.");
  return { ...invoice, balance };
}

/** Throws 422 for amounts with more decimal places than the invoice's currency has. */
export function checkScale(payment: Partial<Payment>, currency: string): void {
  for (const path of ["amount", "arrivedAmount"] as const) {
    const message = payment[path] && scaleError(payment[path], currency);
    if (message) throw invalid([{ path, message }]);
  }
}

/** Throws 422 if the payment is more than is due. When a payment is corrected, `before` is its stored version, whose amount does not count. */
export function checkLimit(payment: Payment, invoice: Invoice, before?: Payment): void {
  const released = before ? signedAmount(before) : new Big(0);
  const message = overError(payment, {
    currency: invoice.currency,
    balance: new Big(invoice.balance).plus(released).toFixed(),
    received: new Big(invoice.received).minus(released).toFixed(),
    deducted: invoice.deducted,
  });
  if (message) throw invalid([{ path: "amount", message }]);
}
