import "server-only";
import Big from "big.js";
import type { z } from "zod";
import { minorDigits } from "@/lib/shared/money/currencies";
import { isFiltered } from "@/lib/api/list";
import { advancePaymentStatus } from "@/lib/projects/server/payment-progress";
import { refreshSums } from "@/lib/sales-documents/server/sums";
import { createOnce } from "@/lib/server/db/create-once";
import { countRows } from "@/lib/server/db/count-rows";
import { db } from "@/lib/server/db/client";
import { hasParent } from "@/lib/server/db/found-or-404";
import type { Prisma } from "@/lib/server/db/generated/client";
import { toList } from "@/lib/server/db/list";
import { notFound, preconditionFailed } from "@/lib/server/problem";
import { detailsOf, receivedPaymentColumns, toRow } from "./columns";
import { checkLimit, checkScale, lockInvoice, requireDeductedStays } from "./paid-invoice";
import type {
  NewReceivedPayment,
  receivedPaymentFilterSchema,
  ReceivedPaymentPatch,
} from "@/lib/received-payments/schema";
import { dateText } from "@/lib/shared/dates/calendar-date";

type Transaction = Prisma.TransactionClient;

/** Returns the payments that match the filter, the latest first. */
export async function searchReceivedPayments(
  userId: string,
  { take, ...conditions }: z.output<typeof receivedPaymentFilterSchema>,
) {
  const where = { userId, ...conditions };
  return toList({
    take,
    isFiltered: isFiltered(conditions),
    rows: () =>
      db.receivedPayment.findMany({
        where,
        take,
        select: receivedPaymentColumns,
        orderBy: [{ receivedOn: "desc" }, { id: "desc" }],
      }),
    toItems: (rows) => rows.filter((row) => hasParent(row, "document")).map(toRow),
    countMatching: () => db.receivedPayment.count({ where }),
    countAll: () => countRows("ReceivedPayment", userId),
  });
}

/**
 * Records a payment for an issued invoice. Throws 404 for an unknown document, 409 for one that takes no payments, and 422 for
 * more than is due unless `allowOver` confirms it.
 */
export async function createReceivedPayment(userId: string, { allowOver, ...body }: NewReceivedPayment) {
  const { id, documentId, receivedOn } = body;
  const currency = await currencyOf(userId, documentId);
  checkScale(body, currency);
  const written = (amount: string) => new Big(amount).toFixed(minorDigits(currency));
  // As the response has it, so that a repeated create is recognized.
  const input = {
    ...body,
    amount: written(body.amount),
    receivedOn: dateText(receivedOn),
    ...(body.arrivedAmount && { arrivedAmount: written(body.arrivedAmount) }),
  };
  return createOnce({
    input,
    create: () =>
      db.$transaction(async (transaction) => {
        const invoice = await lockInvoice(transaction, userId, documentId);
        const isRepeated = id !== undefined && (await isStored(transaction, userId, id));
        if (!isRepeated) await requireDeductedStays(transaction, userId, { payment: body, invoice });
        if (!allowOver && !isRepeated) await checkLimit(transaction, userId, { payment: body, invoice });
        const { id: newId } = await transaction.receivedPayment.create({
          data: { ...body, userId },
          select: { id: true },
        });
        return settle(transaction, userId, invoice, newId);
      }),
    find: () => findPayment(db, userId, id ?? ""),
  });
}

/** Corrects a payment, and keeps the earlier one in the history. Throws as a create does, and 412 for another version. */
export async function updateReceivedPayment(
  userId: string,
  id: string,
  { allowOver, ...patch }: ReceivedPaymentPatch,
  version?: Date,
) {
  return db.$transaction(async (transaction) => {
    const { invoice, stored } = await lockPayment(transaction, userId, id);
    if (version && +stored.updatedAt !== +version)
      throw preconditionFailed({ ...toRow(stored), paymentStatusChange: null });
    const before = detailsOf(stored, invoice.currency);
    const isOther = patch.amount !== undefined || patch.kind !== undefined;
    checkScale(patch, invoice.currency);
    const payment = { ...before, ...patch };
    if (isOther) await requireDeductedStays(transaction, userId, { payment, invoice, before });
    if (isOther && !allowOver) await checkLimit(transaction, userId, { payment, invoice, before });
    const changed = await transaction.receivedPayment.update({
      where: { userId_id: { userId, id } },
      data: patch,
      select: receivedPaymentColumns,
    });
    const after = detailsOf(changed, invoice.currency);
    if (JSON.stringify(before) !== JSON.stringify(after)) {
      const documentId = invoice.id;
      await transaction.receivedPaymentChange.create({
        data: { userId, documentId, paymentId: id, action: "corrected", before, after },
        select: { id: true },
      });
    }
    return settle(transaction, userId, invoice, id);
  });
}

/** Removes a payment, and keeps it in the history. Throws 404 if it does not exist. */
export async function deleteReceivedPayment(userId: string, id: string): Promise<void> {
  await db.$transaction(async (transaction) => {
    const { invoice, stored } = await lockPayment(transaction, userId, id);
    await transaction.receivedPayment.delete({ where: { userId_id: { userId, id } }, select: { id: true } });
    const before = detailsOf(stored, invoice.currency);
    await transaction.receivedPaymentChange.create({
      data: { userId, documentId: invoice.id, paymentId: id, action: "removed", before },
      select: { id: true },
    });
    await refreshSums(transaction, userId, [invoice.id]);
  });
}

/** Returns the corrections and removals of a document's payments, the latest first. Throws 404 for an unknown document. */
export async function getPaymentHistory(userId: string, documentId: string) {
  const document = await db.salesDocument.findUnique({
    where: { userId_id: { userId, id: documentId } },
    select: {
      paymentChanges: {
        omit: { userId: true, documentId: true },
        orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      },
    },
  });
  if (!document) throw notFound();
  return { items: document.paymentChanges };
}

/** Updates the invoice's sums and the project's payment status after a payment, and returns the payment. */
async function settle(
  transaction: Transaction,
  userId: string,
  invoice: { id: string; projectId: string },
  paymentId: string,
) {
  await refreshSums(transaction, userId, [invoice.id]);
  const paymentStatusChange = await advancePaymentStatus(transaction, userId, invoice.projectId);
  const payment = await findPayment(transaction, userId, paymentId);
  if (!payment) throw notFound();
  return { ...payment, paymentStatusChange };
}

/** Locks the invoice of a payment, and returns the payment as it is then. */
async function lockPayment(transaction: Transaction, userId: string, id: string) {
  const where = { userId_id: { userId, id } };
  const found = await transaction.receivedPayment.findUnique({ where, select: { documentId: true } });
  if (!found) throw notFound();
  const invoice = await lockInvoice(transaction, userId, found.documentId);
  const stored = await transaction.receivedPayment.findUnique({ where, select: receivedPaymentColumns });
  if (!stored) throw notFound();
  return { invoice, stored };
}

async function findPayment(database: Pick<Transaction, "receivedPayment">, userId: string, id: string) {
  const where = { userId_id: { userId, id } };
  const payment = await database.receivedPayment.findUnique({ where, select: receivedPaymentColumns });
  return payment && { ...toRow(payment), paymentStatusChange: null };
}

async function isStored(transaction: Transaction, userId: string, id: string): Promise<boolean> {
  return (await transaction.receivedPayment.count({ where: { userId, id } })) > 0;
}

async function currencyOf(userId: string, documentId: string): Promise<string> {
  const where = { userId_id: { userId, id: documentId } };
  const document = await db.salesDocument.findUnique({ where, select: { currency: true } });
  if (!document) throw notFound();
  return document.currency;
}
