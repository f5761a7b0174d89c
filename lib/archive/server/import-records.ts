import "server-only";
import Big from "big.js";
import { kindLabels } from "@/lib/document-settings/kinds";
import { advancePaymentStatus } from "@/lib/projects/server/payment-progress";
import { refreshSums } from "@/lib/sales-documents/server/sums";
import { computeTotals, isDiscountTooLarge, isTotalTooLarge } from "@/lib/sales-documents/totals/totals";
import { db } from "@/lib/server/db/client";
import type { Prisma } from "@/lib/server/db/generated/client";
import { logSecurityEvent, securityEvent } from "@/lib/security-events/server/record";
import { invalid } from "@/lib/server/problem";
import { END_SKEW_MS, timesProblem } from "@/lib/time-entries/limits";
import { projectOfTask } from "@/lib/time-entries/server/lock-user";
import type { ImportedRecords, ImportRecords } from "@/lib/archive/records-schema";

type Document = ImportRecords["documents"][number];
type Transaction = Prisma.TransactionClient;

const WRITING_MS = 30_000;

/**
 * Adds clients and documents of another program in one transaction. The ids are derived from that program's, so rows that are
 * stored already are left out, and a repeated import adds nothing. Documents come in as issued, with their number, dates and
 * payments, or as drafts. Throws 404 if a row refers to one that is neither stored nor sent, and 422 for time that POST time-entries
 * refuses.
 */
export async function importRecords(
  userId: string,
  { isPreview, clients, contacts, projects, timeEntries, documents }: ImportRecords,
  request: Request,
): Promise<ImportedRecords> {
  const result = await db.$transaction(
    async (transaction) => {
      // Two imports at once would both find a number free.
      await transaction.$queryRaw`SELECT 1 FROM "User" WHERE "id" = ${userId}::uuid FOR UPDATE`;
      const sent = { clients, contacts, projects, timeEntries, documents };
      const stored = await findStored(transaction, userId, sent);
      const isNew = ({ id }: { id: string }) => !stored.has(id);
      const { accepted, refused } = await checkDocuments(transaction, userId, documents.filter(isNew));
      const added = {
        clients: clients.filter(isNew),
        contacts: contacts.filter(isNew),
        projects: projects.filter(isNew),
        timeEntries: await ofTasks(transaction, userId, checkTimes(timeEntries.filter(isNew))),
        documents: accepted,
      };
      const hasNew = Object.values(added).some((rows) => rows.length > 0);
      if (!isPreview && hasNew) {
        await write(transaction, userId, added);
        await transaction.securityEvent.create({ data: securityEvent(userId, "imported", request) });
      }
      const isStored = ({ id }: { id: string }) => stored.has(id);
      return {
        created: countRows(added),
        existing: countRows({
          clients: clients.filter(isStored),
          contacts: contacts.filter(isStored),
          projects: projects.filter(isStored),
          timeEntries: timeEntries.filter(isStored),
          documents: documents.filter(isStored),
        }),
        refused,
      };
    },
    { timeout: WRITING_MS },
  );
  const { created } = result;
  if (!isPreview && created.clients + created.documents + created.timeEntries > 0)
    logSecurityEvent("imported");
  return result;
}

type Rows = Pick<ImportRecords, "clients" | "contacts" | "projects" | "timeEntries" | "documents">;

function countRows({ clients, contacts, projects, timeEntries, documents }: Rows) {
  return {
    clients: clients.length,
    contacts: contacts.length,
    projects: projects.length,
    timeEntries: timeEntries.length,
    documents: documents.length,
    payments: documents.reduce((sum, { payments }) => sum + payments.length, 0),
  };
}

/** Throws 422 for times that no entry can have. */
function checkTimes(timeEntries: ImportRecords["timeEntries"]) {
  const now = new Date();
  for (const [index, entry] of timeEntries.entries()) {
    const problem = timesProblem(entry, now, END_SKEW_MS);
    if (problem) throw invalid([{ ...problem, path: `timeEntries.${index}.${problem.path}` }]);
  }
  return timeEntries;
}

/** Returns time with the projects of its tasks. Throws 404 for a task that is not stored, and 422 for one of another project. */
async function ofTasks(transaction: Transaction, userId: string, timeEntries: ImportRecords["timeEntries"]) {
  const ids = timeEntries.flatMap(({ taskId }) => taskId ?? []);
  if (ids.length === 0) return timeEntries;
  const where = { userId, id: { in: ids } };
  const found = await transaction.task.findMany({ where, select: { id: true, projectId: true } });
  const tasks = new Map(found.map((task) => [task.id, task]));
  return timeEntries.map((entry, index) => {
    if (!entry.taskId) return entry;
    const path = `timeEntries.${index}.taskId`;
    return { ...entry, projectId: projectOfTask(tasks.get(entry.taskId), entry.projectId, path) };
  });
}

/** Returns the ids that the workspace has already. */
async function findStored(transaction: Transaction, userId: string, rows: Rows): Promise<Set<string>> {
  const where = (list: { id: string }[]) => ({
    where: { userId, id: { in: list.map(({ id }) => id) } },
    select: { id: true },
  });
  const found = [
    await transaction.client.findMany(where(rows.clients)),
    await transaction.clientContact.findMany(where(rows.contacts)),
    await transaction.project.findMany(where(rows.projects)),
    await transaction.timeEntry.findMany(where(rows.timeEntries)),
    await transaction.salesDocument.findMany(where(rows.documents)),
  ];
  return new Set(found.flat().map(({ id }) => id));
}

/** Leaves out documents whose number an issued one has, or whose lines do not give the total that they had. */
async function checkDocuments(transaction: Transaction, userId: string, documents: Document[]) {
  const numbers = documents.filter(({ isIssued }) => isIssued).map(({ number }) => number);
  const taken = await transaction.salesDocument.findMany({
    where: { userId, issuedNumber: { in: numbers } },
    select: { kind: true, issuedNumber: true },
  });
  const keys = new Set(taken.map(({ kind, issuedNumber }) => `${kind} ${issuedNumber}`));
  const accepted: Document[] = [];
  const refused: ImportedRecords["refused"] = [];
  for (const document of documents) {
    const reason = refusalOf(document, keys);
    if (reason) refused.push({ id: document.id, reason });
    else accepted.push(document);
    if (document.isIssued) keys.add(`${document.kind} ${document.number}`);
  }
  return { accepted, refused };
}

function refusalOf(document: Document, taken: ReadonlySet<string>): string | null {
  const { kind, number, isIssued, total, currency } = document;
  if (isIssued && taken.has(`${kind} ${number}`))
    return `You already have ${kindLabels[kind].toLowerCase()} ${number}`;
  const totals = computeTotals(document);
  if (isDiscountTooLarge(totals) || isTotalTooLarge(totals)) return "Its discount or total is too large";
  if (!new Big(totals.total).eq(total))
    return `Its lines add up to ${totals.total} ${currency} here, not to ${total}`;
  return null;
}

async function write(
  transaction: Transaction,
  userId: string,
  { clients, contacts, projects, timeEntries, documents }: Rows,
) {
  const owned = <Row extends object>(rows: Row[]) => rows.map((row) => ({ ...row, userId }));
  await transaction.client.createMany({ data: owned(clients) });
  await transaction.clientContact.createMany({ data: owned(contacts) });
  await transaction.project.createMany({ data: owned(projects) });
  await transaction.timeEntry.createMany({ data: owned(timeEntries) });
  await transaction.salesDocument.createMany({
    data: documents.map((document) => ({ ...columnsOf(document), userId })),
  });
  await transaction.salesDocumentItem.createMany({
    data: documents.flatMap(({ id, items }) =>
      items.map((item, position) => ({ ...item, position, documentId: id, userId })),
    ),
  });
  await transaction.receivedPayment.createMany({
    data: documents.flatMap(({ id, payments }) => owned(payments).map((row) => ({ ...row, documentId: id }))),
    // Their document may have been deleted and imported again.
    skipDuplicates: true,
  });
  await refreshSums(
    transaction,
    userId,
    documents.filter(({ isIssued }) => isIssued).map(({ id }) => id),
  );
  for (const projectId of new Set(documents.map((document) => document.projectId)))
    await advancePaymentStatus(transaction, userId, projectId);
}

function columnsOf(document: Document) {
  const { kind, isIssued, dueOn, items: _items, payments: _payments, total: _total, ...columns } = document;
  const { total, discount } = computeTotals(document);
  const issued = { lockedAt: new Date(), dueOn };
  return { ...columns, category: kind, total, discount, ...(isIssued && issued) };
}
