import "server-only";
import type { DocumentKind } from "@/lib/document-settings/kinds";
import { todayAsUtcMidnight } from "@/lib/shared/dates/dates";
import type { Prisma } from "@/lib/server/db/generated/client";
import { invalid } from "@/lib/server/problem";
import { accountColumns, defaultAccountColumns } from "./account-of-drafts";
import { checkContent } from "./check-content";
import { salesDocumentColumns, toDocument } from "./columns";
import { proposedNumber, takeNumber } from "./next-number";
import type { NewSalesDocument } from "@/lib/sales-documents/schema";
import {
  computeTotals,
  DISCOUNT_TOO_LARGE,
  isDiscountTooLarge,
  isTotalTooLarge,
  TOTAL_TOO_LARGE,
  type TotalsInput,
} from "@/lib/sales-documents/totals/totals";

/** Inserts a draft and returns it. Defaults: the next number, today, the project's client and its language, the profile's currency. */
export async function insertSalesDocument(
  transaction: Prisma.TransactionClient,
  userId: string,
  { items, ...body }: NewSalesDocument,
) {
  const category = body.category ?? "invoice";
  const { currency, timeZone, projects } = await profileOf(transaction, userId, body.projectId);
  const clientId = body.clientId === undefined ? (projects[0]?.clientId ?? null) : body.clientId;
  const document = {
    items,
    discountPercent: "0",
    discountFlat: "0",
    tax: "0",
    currency,
    issuedAt: todayAsUtcMidnight(timeZone, new Date()),
    ...body,
    category,
    clientId,
    language:
      body.language === undefined ? await languageOfClient(transaction, userId, clientId) : body.language,
    ...(await (body.bankAccountId === undefined
      ? defaultAccountColumns(transaction, userId, body.currency ?? currency)
      : accountColumns(transaction, userId, body.bankAccountId))),
    ...(await numberOf(transaction, userId, category, body.number)),
  };
  checkContent(document);
  const created = await transaction.salesDocument.create({
    data: {
      ...document,
      ...totalsOf(document),
      userId,
      items: { createMany: { data: items.map((item, position) => ({ ...item, position })) } },
    },
    select: salesDocumentColumns,
  });
  return toDocument(created, "");
}

/** Returns the number of a new draft, and whether a person chose it rather than the app. */
export async function numberOf(
  transaction: Prisma.TransactionClient,
  userId: string,
  kind: DocumentKind,
  number: string | undefined,
) {
  if (number === undefined)
    return { number: await takeNumber(transaction, userId, kind), isNumberTyped: false };
  return { number, isNumberTyped: number !== (await proposedNumber(transaction, userId, kind)) };
}

/** Computes the totals to store. Throws 422 for a negative or too large total. */
export function totalsOf(document: TotalsInput) {
  const totals = computeTotals(document);
  if (isDiscountTooLarge(totals)) throw invalid([{ path: "discountFlat", message: DISCOUNT_TOO_LARGE }]);
  if (isTotalTooLarge(totals)) throw invalid([{ path: "items", message: TOTAL_TOO_LARGE }]);
  return { total: totals.total, discount: totals.discount };
}

async function languageOfClient(transaction: Prisma.TransactionClient, userId: string, id: string | null) {
  if (id === null) return null;
  const where = { userId_id: { userId, id } };
  return (await transaction.client.findUnique({ where, select: { language: true } }))?.language ?? null;
}

/** Reads the defaults of a new document from the profile and its project. */
function profileOf(transaction: Prisma.TransactionClient, userId: string, projectId: string) {
  return transaction.user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      currency: true,
      timeZone: true,
      projects: { where: { id: projectId }, select: { clientId: true } },
    },
  });
}
