import "server-only";
import Big from "big.js";
import type { Prisma } from "@/lib/server/db/generated/client";
import { shareTenant } from "@/lib/server/db/lock-tenant";
import { conflict, invalid, notFound } from "@/lib/server/problem";
import type { ReceivedPaymentKind } from "@/lib/received-payments/kinds";
import {
  overError,
  type PaymentLimits,
  scaleError,
  signedAmount,
  takesDeducted,
} from "@/lib/received-payments/limits";
import { lockRow } from "@/lib/sales-documents/server/lock-document";

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
  // Before the document, as everywhere: the insertion of a payment would wait for the tenant otherwise.
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
  const { brought, inAll } =
    payment.kind === "refund" ? await receivedWithDeposits(transaction, userId, invoice.id) : alone;
  const message = overError(payment, {
    currency: invoice.currency,
    balance: new Big(invoice.balance).plus(released).toFixed(),
    received: new Big(invoice.received).minus(released).toFixed(),
    brought,
    inAll: inAll && new Big(inAll).minus(released).toFixed(),
  });
  if (message) throw invalid([{ path: "amount", message }]);
}

/**
 * Throws 409 for a refund of a deposit that its final invoice needs: the deposit stays deducted, and the invoice paid. Nobody can
 * confirm it.
 */
export async function requireDeductedStays(
  transaction: Prisma.TransactionClient,
  userId: string,
  { payment, invoice, before }: { payment: Payment; invoice: Invoice; before?: Payment },
): Promise<void> {
  if (payment.kind !== "refund") return;
  const where = { userId, depositId: invoice.id };
  const own = await transaction.deductedDeposit.findFirst({
    where,
    select: { documentId: true, amount: true, document: { select: { number: true } } },
  });
  if (!own) return;
  await lockRow(transaction, userId, own.documentId);
  const sums = await readDeducted(transaction, userId, own.documentId);
  if (!sums) return;
  const after = new Big(invoice.received)
    .minus(before ? signedAmount(before) : 0)
    .plus(signedAmount(payment))
    .toFixed();
  const refunded = { amount: own.amount.toFixed(), received: invoice.received, after };
  if (takesDeducted({ ...sums, own: refunded }))
    throw conflict(
      `Invoice ${own.document.number} deducts this deposit, so it stays paid. Credit that invoice first.`,
    );
}

/** Returns the sums of the deposits that a final invoice deducts, and its balance. */
async function readDeducted(transaction: Prisma.TransactionClient, userId: string, id: string) {
  const [sums] = await transaction.$queryRaw<{ deducted: string; brought: string; balance: string }[]>`
    SELECT sum(s."amount")::text AS "deducted", sum(least(greatest(d."received", 0), s."amount"))::text AS "brought",
      min(f."balance")::text AS "balance"
    FROM "SalesDocument" f
    JOIN "DeductedDeposit" s ON s."userId" = ${userId}::uuid AND s."documentId" = f."id"
    JOIN "SalesDocument" d ON d."userId" = ${userId}::uuid AND d."id" = s."depositId"
    WHERE f."userId" = ${userId}::uuid AND f."id" = ${id}::uuid
    GROUP BY f."id"`;
  return sums;
}

const alone: Pick<PaymentLimits, "brought" | "inAll"> = { brought: "0", inAll: null };

/**
 * Returns what was received for the deposits of a final invoice, or of a deposit in all. Refunds of the same final invoice and its
 * deposits wait for each other: the invoice is locked, and then its final invoice.
 */
async function receivedWithDeposits(transaction: Prisma.TransactionClient, userId: string, id: string) {
  const where = { userId, depositId: id };
  const deducted = await transaction.deductedDeposit.findFirst({ where, select: { documentId: true } });
  if (deducted) await lockRow(transaction, userId, deducted.documentId);
  const [sums] = await transaction.$queryRaw<{ brought: string; inAll: string }[]>`
    SELECT sum(least(greatest(d."received", 0), s."amount"))::text AS "brought",
      (sum(d."received") + min(f."received"))::text AS "inAll"
    FROM "SalesDocument" f
    JOIN "DeductedDeposit" s ON s."userId" = ${userId}::uuid AND s."documentId" = f."id"
    JOIN "SalesDocument" d ON d."userId" = ${userId}::uuid AND d."id" = s."depositId"
    WHERE f."userId" = ${userId}::uuid AND f."id" = ${deducted?.documentId ?? id}::uuid
    GROUP BY f."id"`;
  if (!sums) return alone;
  return deducted ? { brought: "0", inAll: sums.inAll } : { brought: sums.brought, inAll: null };
}
