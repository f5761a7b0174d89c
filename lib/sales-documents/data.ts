import "server-only";
import type { z } from "zod";
import { todayAsUtcMidnight } from "@/lib/dates";
import { isFiltered } from "@/lib/list";
import { FREELANCING } from "@/lib/constants";
import { createOnce } from "@/lib/server/db/create-once";
import { db } from "@/lib/server/db/client";
import type { Prisma } from "@/lib/server/db/generated/client";
import { escapeLike, toList } from "@/lib/server/db/list";
import { invalid, notFound, preconditionFailed } from "@/lib/server/problem";
import { salesDocumentColumns, salesDocumentRowColumns, toDocument, toRow } from "./columns";
import { hasTooManyLines, TOO_MANY_LINES } from "./line-limit";
import { nextNumber, takeNumber } from "./next-number";
import type { NewSalesDocument, salesDocumentFilterSchema, SalesDocumentPatch } from "./schema";
import type { SalesDocumentCategory } from "./categories";
import {
  computeTotals,
  DISCOUNT_TOO_LARGE,
  isDiscountTooLarge,
  isTotalTooLarge,
  TOTAL_TOO_LARGE,
  type TotalsInput,
} from "./totals";

/** Returns the documents that match the filter, most recently issued first. */
export async function searchSalesDocuments(
  userId: string,
  filter: z.output<typeof salesDocumentFilterSchema>,
) {
  const { take, ...conditions } = filter;
  const where = documentWhere(userId, conditions);
  return toList({
    take,
    isFiltered: isFiltered(conditions),
    rows: () =>
      db.salesDocument.findMany({
        where,
        take,
        select: salesDocumentRowColumns,
        orderBy: [{ issuedAt: "desc" }, { id: "desc" }],
      }),
    toItems: (rows) => rows.map(toRow),
    countMatching: () => db.salesDocument.count({ where }),
    countAll: () => db.salesDocument.count({ where: { userId } }),
  });
}

/** Returns a document with everything that is printed. Throws 404 if it does not exist. */
export async function getSalesDocument(userId: string, id: string) {
  const document = await findSalesDocument(userId, id);
  if (!document) throw notFound();
  return document;
}

/** Creates a document. Defaults: the next number, today, the project's client, the profile's currency. */
export async function createSalesDocument(userId: string, body: NewSalesDocument) {
  return createOnce({
    input: body,
    create: () => db.$transaction((transaction) => insertSalesDocument(transaction, userId, body)),
    find: () => findSalesDocument(userId, body.id ?? ""),
  });
}

async function insertSalesDocument(
  transaction: Prisma.TransactionClient,
  userId: string,
  { items, ...body }: NewSalesDocument,
) {
  const category = body.category ?? "invoice";
  const { currency, timeZone, projects } = await profileOf(transaction, userId, body.projectId);
  const document = {
    items,
    discountPercent: "0",
    discountFlat: "0",
    tax: "0",
    currency,
    issuedAt: todayAsUtcMidnight(timeZone, new Date()),
    clientId: projects[0]?.clientId,
    ...body,
    category,
    number: body.number ?? (await takeNumber(transaction, userId, category)),
  };
  checkLines(document);
  const created = await transaction.salesDocument.create({
    data: {
      ...document,
      ...totalsOf(document),
      userId,
      items: { createMany: { data: items.map((item, position) => ({ ...item, position })) } },
    },
    select: salesDocumentColumns,
  });
  return toDocument(created);
}

/** Updates a document and recomputes its totals from the row read in the same transaction. */
export async function updateSalesDocument(
  userId: string,
  id: string,
  patch: SalesDocumentPatch,
  version?: Date,
) {
  const where = { userId_id: { userId, id } };
  const { items, ...fields } = patch;
  return db.$transaction(async (transaction) => {
    await transaction.$queryRaw`
      SELECT 1 FROM "SalesDocument" WHERE "userId" = ${userId}::uuid AND "id" = ${id}::uuid FOR UPDATE`;
    const stored = await transaction.salesDocument.findUniqueOrThrow({ where, select: salesDocumentColumns });
    const before = toDocument(stored);
    if (version && +stored.updatedAt !== +version) throw preconditionFailed(before);
    const after = { ...before, ...fields, items: items ?? before.items };
    checkLines(after);
    const rows = items && {
      deleteMany: {},
      createMany: { data: items.map((item, position) => ({ ...item, position })) },
    };
    const data = { ...fields, ...totalsOf(after), ...(rows && { items: rows }) };
    return toDocument(await transaction.salesDocument.update({ where, data, select: salesDocumentColumns }));
  });
}

export async function deleteSalesDocument(userId: string, id: string): Promise<void> {
  await db.salesDocument.delete({ where: { userId_id: { userId, id } }, select: { id: true } });
}

/** Returns the default number of a new document of the category. */
export async function suggestNumber(userId: string, category: SalesDocumentCategory) {
  return { number: await nextNumber(db, userId, category) };
}

async function findSalesDocument(userId: string, id: string) {
  const document = await db.salesDocument.findUnique({
    where: { userId_id: { userId, id } },
    select: salesDocumentColumns,
  });
  return document && toDocument(document);
}

/** Computes the totals to store. Throws 422 for a negative or too large total. */
function totalsOf(document: TotalsInput) {
  const totals = computeTotals(document);
  if (isDiscountTooLarge(totals)) throw invalid([{ path: "discountFlat", message: DISCOUNT_TOO_LARGE }]);
  if (isTotalTooLarge(totals)) throw invalid([{ path: "items", message: TOTAL_TOO_LARGE }]);
  return { total: totals.total, discount: totals.discount };
}

/** Throws 422 if the document has too many lines to print. A stored document may be older than this limit. */
function checkLines(document: Parameters<typeof hasTooManyLines>[0]) {
  if (hasTooManyLines(document)) throw invalid([{ path: "items", message: TOO_MANY_LINES }]);
}

function documentWhere(
  userId: string,
  { number, clientId, ...equal }: Omit<z.output<typeof salesDocumentFilterSchema>, "take">,
): Prisma.SalesDocumentWhereInput {
  return {
    userId,
    ...equal,
    ...(clientId && { clientId: clientId === FREELANCING ? null : clientId }),
    ...(number && { number: { contains: escapeLike(number), mode: "insensitive" } }),
  };
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
