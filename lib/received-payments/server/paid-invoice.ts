import "server-only";
import Big from "big.js";
import type { Prisma } from "@/lib/server/db/generated/client";
import { shareTenant } from "@/lib/server/db/lock-tenant";
import { conflict, invalid, notFound } from "@/lib/server/problem";
import type { ReceivedPaymentKind } from "@/lib/received-payments/kinds";
import { overError, scaleError, signedAmount, takesDeducted } from "@/lib/received-payments/limits";

type Invoice = {
  id: string;
  projectId: string;
  currency: string;
  balance: string;
  received: string;
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
  // Locks the tenant before the document, the order used everywhere. Inserting the payment needs the tenant's row, and could deadlock otherwise.
  await transaction.$queryRaw`
    SELECT 1 FROM "User" WHERE "id" = ${userId}::uuid ${await shareTenant(transaction, userId)}`;
  const [document] = await transaction.$queryRaw<(Omit<Invoice, "balance"> & { balance: string | null })[]>`
    SELECT "id", "projectId", "currency", "balance"::text, "received"::text FROM "SalesDocument"
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

/**
 * Throws 422 if the payment is more than is due, or the refund more than was received. When a payment is corrected, `before` is its
 * stored version, whose amount does not count.
 */
export async function checkLimit(
  transaction: Prisma.TransactionClient,
  userId: string,
  { payment, invoice, before }: { payment: Payment; invoice: Invoice; before?: Payment },
): Promise<void> {
  const released = before ? signedAmount(before) : new Big(0);
  const brought =
    payment.kind === "refund" ? await receivedForDeposits(transaction, userId, invoice.id) : "0";
  const message = overError(payment, {
    currency: invoice.currency,
    balance: new Big(invoice.balance).plus(released).toFixed(),
    received: new Big(invoice.received).minus(released).toFixed(),
    brought,
  });
  if (message) throw invalid([{ path: "amount", message }]);
}

/**
 * Throws 409 for a refund of the part of a deposit that a final invoice deducts. Such a refund is recorded on the final invoice.
 * `allowOver` does not override this.
 */
export async function requireDeductedStays(
  transaction: Prisma.TransactionClient,
  userId: string,
  { payment, invoice, before }: { payment: Payment; invoice: Invoice; before?: Payment },
): Promise<void> {
  if (payment.kind !== "refund") return;
  const deducted = await transaction.deductedDeposit.findFirst({
    where: { userId, depositId: invoice.id },
    select: { amount: true, document: { select: { number: true } } },
  });
  if (!deducted) return;
  const after = new Big(invoice.received)
    .minus(before ? signedAmount(before) : 0)
    .plus(signedAmount(payment))
    .toFixed();
  if (takesDeducted({ amount: deducted.amount.toFixed(), before: invoice.received, after }))
    throw conflict(
      `Invoice ${deducted.document.number} deducts this deposit. Record the refund on that invoice.`,
    );
}

/** Returns what was received for the deposits that an invoice deducts, at most what it deducts of each. */
async function receivedForDeposits(
  transaction: Prisma.TransactionClient,
  userId: string,
  id: string,
): Promise<string> {
  const [sums] = await transaction.$queryRaw<{ brought: string | null }[]>`
    SELECT sum(least(greatest(d."received", 0), s."amount"))::text AS "brought"
    FROM "DeductedDeposit" s
    JOIN "SalesDocument" d ON d."userId" = ${userId}::uuid AND d."id" = s."depositId"
    WHERE s."userId" = ${userId}::uuid AND s."documentId" = ${id}::uuid`;
  return sums?.brought ?? "0";
}
