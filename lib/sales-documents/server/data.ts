import "server-only";
import { dateText } from "@/lib/shared/dates/calendar-date";
import { createOnce } from "@/lib/server/db/create-once";
import { db } from "@/lib/server/db/client";
import type { Prisma } from "@/lib/server/db/generated/client";
import { lockTenant } from "@/lib/server/db/lock-tenant";
import { conflict, preconditionFailed } from "@/lib/server/problem";
import { accountColumns } from "./account-of-drafts";
import { salesDocumentColumns, toDocument } from "./columns";
import { toItem } from "./to-amounts";
import { checkCreditNotePatch, fitCreditNote } from "./credit-note";
import { requireNoDeposit } from "./deposit-limit";
import { lockRow } from "./lock-document";
import { deductionsOf, requireDeductible } from "./deductions";
import { checkContent } from "./check-content";
import { insertSalesDocument, numberOf, totalsOf } from "./insert-document";
import { proposedNumber } from "./next-number";
import { findSalesDocument } from "./read-document";
import { type NewSalesDocument, patchSchemaOf, type SalesDocumentPatch } from "@/lib/sales-documents/schema";
import { withTimeOfReturned } from "./time/changed-time";
import { followLines } from "./time/release-time";
import { moveToTrash } from "@/lib/trash/server/move-to-trash";
import type { SalesDocumentCategory } from "@/lib/sales-documents/categories";

/**
 * Creates a document. Defaults: the next number, today, the project's client and its language, the profile's currency. Its lines have no
 * time: `time-entries/bill` makes those that do.
 */
export async function createSalesDocument(userId: string, sent: NewSalesDocument) {
  const body = { ...sent, items: sent.items.map((item) => ({ ...item, timeLineId: null })) };
  return createOnce({
    input: {
      ...body,
      serviceDate: dateOf(body.serviceDate),
      serviceFrom: dateOf(body.serviceFrom),
      serviceTo: dateOf(body.serviceTo),
    },
    create: () => db.$transaction((transaction) => insertSalesDocument(transaction, userId, body)),
    find: () => findSalesDocument(userId, body.id ?? ""),
  });
}

/** As a stored document has it. */
const dateOf = (day: Date | null | undefined) => day && dateText(day);

/** Updates a document and recomputes its totals from the row read in the same transaction. Says how many lines came back without their time. */
export async function updateSalesDocument(
  userId: string,
  id: string,
  { items: sent, ...fields }: SalesDocumentPatch,
  version?: Date,
) {
  const where = { userId_id: { userId, id } };
  return db.$transaction(async (transaction) => {
    // A line that comes back takes its time, which must not be billed, changed or deleted meanwhile.
    if (sent?.some(({ timeLineId }) => timeLineId)) await lockTenant(transaction, userId);
    await lockRow(transaction, userId, id);
    const stored = await transaction.salesDocument.findUniqueOrThrow({ where, select: salesDocumentColumns });
    if (stored.lockedAt) throw conflict(ISSUED_DOES_NOT_CHANGE);
    const before = toDocument(stored, "", { deposits: await deductionsOf(transaction, userId, stored) });
    if (version && +stored.updatedAt !== +version) throw preconditionFailed(before);
    const returned = sent && (await withTimeOfReturned(transaction, userId, before, sent));
    const items = returned?.items;
    const after = { ...before, ...fields, items: items ?? before.items };
    checkContent(after);
    if (fields.depositIds)
      await requireDeductible(transaction, userId, clientAfter(after), fields.depositIds);
    const fitted = await fit(transaction, userId, before, after);
    const rows = items && {
      deleteMany: {},
      createMany: { data: fitted.items.map((item, position) => ({ ...item, position })) },
    };
    const data = {
      ...fields,
      ...fitted.totals,
      ...(fields.number !== undefined &&
        fields.number !== before.number &&
        (await numberOf(
          transaction,
          userId,
          before.kind === "creditNote" ? "creditNote" : after.category,
          fields.number,
        ))),
      ...(fields.bankAccountId !== undefined &&
        (await accountColumns(transaction, userId, fields.bankAccountId))),
      ...(rows && { items: rows }),
    };
    const updated = await transaction.salesDocument.update({ where, data, select: salesDocumentColumns });
    if (items || fields.category) await followLines(transaction, userId, updated);
    const document = toDocument(updated, "", { deposits: await deductionsOf(transaction, userId, updated) });
    return returned?.linesWithoutTime
      ? { ...document, linesWithoutTime: returned.linesWithoutTime }
      : document;
  });
}

/** Moves a draft to the trash. Throws 409 for an issued document, and for a quotation with issued deposits. */
export function deleteSalesDocument(userId: string, id: string): Promise<string> {
  return moveToTrash(userId, "salesDocument", id, async (database) => {
    const issued = await database.$queryRaw<unknown[]>`
      SELECT FROM "SalesDocument" WHERE "userId" = ${userId}::uuid AND "id" = ${id}::uuid AND "lockedAt" IS NOT NULL`;
    if (issued.length > 0) throw conflict("Issued documents are kept.");
    await requireNoDeposit(database, userId, id);
  });
}

const ISSUED_DOES_NOT_CHANGE = "Issued documents do not change. Credit it, or take it back.";

type Document = ReturnType<typeof toDocument>;

/** The client that the document has after a change. */
function clientAfter(
  after: Pick<Document, "id" | "kind" | "clientId" | "currency" | "purpose" | "sourceId">,
) {
  return { ...after, client: after.clientId === null ? null : { id: after.clientId } };
}

/** Returns the totals to store after a change, and the lines, which have the tax rates of the invoice in a credit note. */
async function fit(
  transaction: Prisma.TransactionClient,
  userId: string,
  before: Document,
  after: Omit<Document, "serviceDate" | "serviceFrom" | "serviceTo">,
) {
  if (before.kind !== "creditNote") return { items: after.items, totals: totalsOf(after) };
  checkCreditNotePatch(before, after);
  return fitCreditNote(transaction, userId, after);
}

/** Returns the default number of a new document of the category. */
export async function suggestNumber(userId: string, category: SalesDocumentCategory) {
  return { number: await proposedNumber(db, userId, category) };
}

/** Returns the schema of a change of this document, whose lines may keep what they hold; null without it. */
export async function findPatchSchema(userId: string, id: string) {
  const where = { userId_id: { userId, id } };
  const select = { isCreditNote: true, items: salesDocumentColumns.items };
  const found = await db.salesDocument.findUnique({ where, select });
  return found && patchSchemaOf({ ...found, items: found.items.map(toItem) });
}
