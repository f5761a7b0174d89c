import "server-only";
import Big from "big.js";
import { todayIn } from "@/lib/shared/dates/dates";
import { db } from "@/lib/server/db/client";
import { notFound } from "@/lib/server/problem";
import { salesDocumentColumns, toDocument } from "./columns";
import { deductibleDeposits, deductionsOf } from "./deductions";
import { leftOf } from "@/lib/sales-documents/totals/credit-rules";
import { computeTotals } from "@/lib/sales-documents/totals/totals";
import { toAmounts, toItem } from "./to-amounts";

/** Returns a document with everything that is printed. Throws 404 if it does not exist. */
export async function getSalesDocument(userId: string, id: string) {
  const document = await findSalesDocument(userId, id);
  if (!document) throw notFound();
  return document;
}

/** Returns the deposits of its client that a draft can deduct. Throws 404 if it does not exist. */
export async function getDeductibleDeposits(userId: string, id: string) {
  const document = await db.salesDocument.findUnique({
    where: { userId_id: { userId, id } },
    select: { kind: true, purpose: true, currency: true, lockedAt: true, client: { select: { id: true } } },
  });
  if (!document) throw notFound();
  return { items: document.lockedAt ? [] : await deductibleDeposits(db, userId, document) };
}

/** Returns a document with everything that is printed; null if it does not exist. */
export async function findSalesDocument(userId: string, id: string) {
  const document = await db.salesDocument.findUnique({
    where: { userId_id: { userId, id } },
    select: salesDocumentColumns,
  });
  if (!document) return null;
  const [today, deposits, withheldReceived, netCredited] = await Promise.all([
    todayFor(userId, [document]),
    deductionsOf(db, userId, document),
    withheldReceivedOf(userId, document),
    netCreditedOf(userId, document),
  ]);
  return toDocument(document, today, { deposits, withheldReceived, netCredited });
}

type Withholding = { id: string; balance: object | null; withholding: object | null };

/** Returns the sum of the withheld tax among an invoice's payments; "0" without a query if nothing is withheld. */
async function withheldReceivedOf(
  userId: string,
  { id, balance, withholding }: Withholding,
): Promise<string> {
  if (balance === null || withholding === null) return "0";
  const where = { userId, documentId: id, kind: "withheld" as const };
  const { _sum } = await db.receivedPayment.aggregate({ where, _sum: { amount: true } });
  return _sum.amount?.toFixed() ?? "0";
}

type Credited = Parameters<typeof toDocument>[0];

/** Returns the net amount of an invoice's issued credit notes; "0" without a query if nothing is withheld or credited. */
async function netCreditedOf(userId: string, document: Credited): Promise<string> {
  const { id: creditsId, balance, withholding, credited } = document;
  if (balance === null || withholding === null || credited.lte(0)) return "0";
  const notes = await db.salesDocument.findMany({
    where: { userId, creditsId, isCreditNote: true, lockedAt: { not: null } },
    select: { items: { orderBy: { position: "asc" } } },
    orderBy: { id: "asc" },
  });
  const amounts = toAmounts(document);
  const left = leftOf(
    amounts,
    notes.map(({ items }) => ({ items: items.map(toItem) })),
  );
  return new Big(computeTotals(amounts).taxable).minus(left.total).plus(left.tax).toFixed();
}

/** Returns the user's calendar day, "2026-11-27", if one of the documents can expire; "" without a query otherwise. */
export async function todayFor(
  userId: string,
  documents: readonly { kind: string; lockedAt: Date | null; dueOn: Date | null }[],
): Promise<string> {
  const canExpire = documents.some(({ kind, lockedAt, dueOn }) => kind === "quotation" && lockedAt && dueOn);
  if (!canExpire) return "";
  const select = { timeZone: true };
  const { timeZone } = await db.user.findUniqueOrThrow({ where: { id: userId }, select });
  return todayIn(timeZone, new Date());
}
