import "server-only";
import Big from "big.js";
import { minorDigits } from "@/lib/shared/money/currencies";
import type { Prisma } from "@/lib/server/db/generated/client";
import { conflict, invalid, notFound } from "@/lib/server/problem";
import { moneyReceived, receiptLine } from "@/lib/sales-documents/totals/receipt-rules";
import { toDocument } from "./columns";
import type { LockedDocument } from "./lock-document";
import { insertCopy, makeOnce, requireConvertible } from "./make-document";

type ReceiptOf = { paymentId?: string; wanted?: string };

/**
 * Makes the draft of a receipt: over a payment of an invoice, or over all that was received for it. Of an invoice whose whole
 * total arrived, and of one without payments, it has the invoice's lines. Throws 404 for a payment of another document.
 */
export function makeReceipt(userId: string, id: string, { paymentId, wanted }: ReceiptOf) {
  const made = { from: id, id: wanted, sourceId: id, kind: "receipt" as const };
  return makeOnce(userId, made, async (transaction, { document, timeZone }, madeId) => {
    requireConvertible(document.kind, "receipt");
    const amount = await amountOf(transaction, userId, document, paymentId);
    const columns = { id: madeId, category: "receipt" as const, sourceId: id };
    if (amount === null) {
      // Nothing was withheld of a total that arrived.
      const withheld = document.received.gt(0) && { withholding: null };
      return insertCopy(transaction, userId, document, {
        kind: "receipt",
        timeZone,
        columns: { ...columns, ...withheld },
      });
    }
    await insertCopy(transaction, userId, document, {
      kind: "receipt",
      timeZone,
      items: [receiptLine(toDocument(document, ""), amount)],
      columns: {
        ...columns,
        tax: "0",
        withholding: null,
        discountPercent: "0",
        discountFlat: "0",
        discount: "0",
        total: amount,
      },
    });
  });
}

/** Returns the amount of the receipt; null if it is the whole document. */
async function amountOf(
  transaction: Prisma.TransactionClient,
  userId: string,
  document: LockedDocument,
  paymentId: string | undefined,
): Promise<string | null> {
  const payments = await transaction.receivedPayment.findMany({
    where: { userId, documentId: document.id, id: paymentId },
    select: { kind: true, amount: true },
  });
  if (paymentId !== undefined && payments.length === 0) throw notFound();
  if (paymentId === undefined && payments.length === 0 && document.deducted.eq(0)) return null;
  const paid = payments.map(({ kind, amount }) => ({ kind, amount: amount.toFixed() }));
  const amount = new Big(moneyReceived(paid, document.currency));
  if (amount.eq(document.total.toFixed())) return null;
  if (paymentId !== undefined && amount.lte(0))
    throw invalid([{ path: "paymentId", message: "A receipt is made over money that was received" }]);
  if (amount.lte(0)) throw conflict("No money was received for this invoice yet.");
  return amount.toFixed(minorDigits(document.currency));
}
