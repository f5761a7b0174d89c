import "server-only";
import { kindLabels } from "@/lib/document-settings/kinds";
import { periodOf } from "@/lib/document-settings/number-pattern";
import {
  proposeNumber,
  readNumbering,
  reserveNumber,
  type SeriesOf,
} from "@/lib/document-settings/server/numbering";
import { dueOnDate, formatDue, todayIn } from "@/lib/shared/dates/dates";
import { advancePaymentStatus } from "@/lib/projects/server/payment-progress";
import { afterResponse } from "@/lib/server/after-response";
import { db } from "@/lib/server/db/client";
import { Prisma } from "@/lib/server/db/generated/client";
import { conflict, invalid, preconditionFailed } from "@/lib/server/problem";
import { DEFAULT_PAYMENT_DAYS } from "@/lib/sales-documents/totals/balance";
import { formatMoney } from "@/lib/shared/money/money";
import { deductDeposits, lockDeposits } from "./deductions";
import { requireWithinQuotation } from "./deposit-limit";
import { checkCreditNote } from "./credit-note";
import type { IssueOptions, IssuePreview } from "@/lib/sales-documents/issue/schema";
import { keepSource, lockDocument } from "./lock-document";
import { freezePdf } from "./document-pdf";
import { getSalesDocument } from "./read-document";
import { refreshSums } from "./sums";
import { keepTimesheets } from "./time/kept-timesheet";
import { releaseCredited } from "./time/release-time";
import { addDays, dateText } from "@/lib/shared/dates/calendar-date";

type Locked = Awaited<ReturnType<typeof lockDocument>>;

/**
 * Issues a draft: it gets its number and does not change any more. An issued document is returned as it is. Throws 409 for an
 * issue date before the last one of its series, with a code, 422 for a due date before the issue date, and 412
 * with the current draft if it is not of this version.
 */
export async function issueSalesDocument(userId: string, id: string, options: IssueOptions, version?: Date) {
  const issued = await db.$transaction(async (transaction) => {
    const locked = await lockDocument(transaction, userId, id);
    if (locked.document.lockedAt) return null;
    if (version && locked.document.updatedAt.getTime() !== version.getTime()) return "changed";
    await issueLocked(transaction, userId, locked, options);
    const projectId = await billedProject(transaction, userId, locked.document);
    return { change: projectId && (await advancePaymentStatus(transaction, userId, projectId)) };
  });
  if (issued === "changed") throw preconditionFailed(await getSalesDocument(userId, id));
  if (issued) afterResponse("storing a PDF", () => freezePdf(userId, id));
  return { ...(await getSalesDocument(userId, id)), paymentStatusChange: issued?.change ?? null };
}

/** Returns the project whose balances an issue changes: that of an invoice, or of the invoice that is credited. */
async function billedProject(
  transaction: Prisma.TransactionClient,
  userId: string,
  { kind, projectId, creditsId }: Locked["document"],
): Promise<string | null> {
  if (kind === "invoice") return projectId;
  if (kind !== "creditNote" || creditsId === null) return null;
  const where = { userId_id: { userId, id: creditsId } };
  const invoice = await transaction.salesDocument.findUnique({ where, select: { projectId: true } });
  return invoice?.projectId ?? null;
}

/** Returns the number and dates that a draft gets when it is issued now. Nothing is reserved. */
export async function previewIssue(userId: string, id: string, options: IssueOptions): Promise<IssuePreview> {
  return db.$transaction(async (transaction) => {
    const locked = await lockDocument(transaction, userId, id);
    const { document } = locked;
    if (document.lockedAt)
      return {
        number: document.number,
        issuedDate: dateText(document.issuedAt),
        dueOn: document.dueOn && dateText(document.dueOn),
      };
    const { issuedDate, dueOn } = datesOf(locked, options);
    const series = { userId, kind: document.kind, date: issuedDate };
    const isUsed = document.isNumberTyped && (await isFree(transaction, series, document.number));
    return { number: isUsed ? document.number : await proposeNumber(transaction, series), issuedDate, dueOn };
  });
}

async function issueLocked(
  transaction: Prisma.TransactionClient,
  userId: string,
  locked: Locked,
  options: IssueOptions,
) {
  const { document, client, branding } = locked;
  const { issuedDate, dueOn } = datesOf(locked, options);
  await requireWithinQuotation(transaction, userId, document);
  await lockDeposits(transaction, userId, document);
  await keepSource(transaction, userId, document);
  const totals = document.kind === "creditNote" ? await checkCreditNote(transaction, userId, document) : {};
  const series = { userId, kind: document.kind, date: issuedDate };
  const reserved = await reserveNumber(transaction, series, document.isNumberTyped ? document.number : null);
  if (reserved.period !== null) await checkOrder(transaction, series, options.allowEarlierDate ?? false);
  const { count } = await transaction.salesDocument.updateMany({
    where: { userId, id: document.id, lockedAt: null },
    data: {
      ...totals,
      number: reserved.number,
      isNumberTyped: reserved.isTyped,
      seriesPeriod: reserved.period,
      seriesCounter: reserved.counter,
      seriesBefore: reserved.before,
      issuedAt: dateOf(issuedDate),
      dueOn: dueOn && dateOf(dueOn),
      lockedAt: new Date(),
      ...branding,
      buyerReference: client?.buyerReference ?? null,
      electronicAddress: client?.electronicAddress ?? client?.email ?? null,
    },
  });
  if (count !== 1) throw new Error("A locked document was issued by another transaction");
  const hasTime = document.items.some(({ timeLineId }) => timeLineId !== null);
  if (hasTime) await keepTimesheets(transaction, userId, document.id);
  if (reserved.period !== null) await rememberDate(transaction, series, reserved.period);
  await deductDeposits(transaction, userId, document);
  await refreshSums(transaction, userId, [document.creditsId ?? document.id]);
  if (document.creditsId)
    await releaseCredited(transaction, userId, Prisma.sql`e."documentId" = ${document.creditsId}::uuid`);
  if (!options.allowBelowDeposits) await requireNotBelowDeposits(transaction, userId, document);
}

/** Throws 409, with a code, if an invoice deducts more than its total. */
async function requireNotBelowDeposits(
  transaction: Prisma.TransactionClient,
  userId: string,
  { id, kind, purpose, currency }: Locked["document"],
) {
  if (kind !== "invoice" || purpose === "deposit") return;
  const { total, deducted } = await transaction.salesDocument.findUniqueOrThrow({
    where: { userId_id: { userId, id } },
    select: { total: true, deducted: true },
  });
  if (deducted.lte(total)) return;
  const over = formatMoney(deducted.minus(total).toFixed(), currency);
  throw conflict(`The deposits are ${over} more than this invoice.`, "below-deposits");
}

/** Returns the issue date and the due date, which only an invoice has by itself. */
function datesOf({ document, timeZone, paymentDays }: Locked, options: IssueOptions) {
  const issuedDate = options.issuedDate ?? todayIn(timeZone, new Date());
  const { kind } = document;
  if (kind !== "invoice" && kind !== "quotation") return { issuedDate, dueOn: null };
  const dueOn =
    options.dueOn ?? (kind === "invoice" ? addDays(issuedDate, paymentDays ?? DEFAULT_PAYMENT_DAYS) : null);
  if (dueOn !== null && dueOn < issuedDate)
    throw invalid([{ path: "dueOn", message: "The due date cannot be before the issue date" }]);
  return { issuedDate, dueOn };
}

/** Throws 409 if an issued document of the series, or of a later period, has a later date. */
async function checkOrder(
  transaction: Prisma.TransactionClient,
  { userId, kind, date }: SeriesOf,
  allowEarlierDate: boolean,
) {
  const { reset } = await readNumbering(transaction, { userId, kind, date });
  const last = await transaction.salesDocument.findFirst({
    where: {
      userId,
      kind,
      lockedAt: { not: null },
      issuedAt: { gt: dateOf(date) },
      seriesPeriod: reset === "never" ? "" : { not: null },
    },
    orderBy: [{ issuedAt: "desc" }, { seriesCounter: "desc" }],
    select: { number: true, issuedAt: true },
  });
  if (!last) return;
  const isEarlierPeriod = periodOf(reset, dateText(last.issuedAt)) !== periodOf(reset, date);
  if (allowEarlierDate && !isEarlierPeriod) return;
  const day = formatDue(dueOnDate(dateText(last.issuedAt)), "UTC", "plain");
  throw conflict(
    `${kindLabels[kind]} ${last.number} is dated ${day}. Choose that day or a later one.`,
    isEarlierPeriod ? "earlier-period" : "earlier-date",
  );
}

async function rememberDate(
  transaction: Prisma.TransactionClient,
  { userId, kind, date }: SeriesOf,
  period: string,
) {
  await transaction.$executeRaw`
    UPDATE "DocumentSeries" SET "lastIssuedOn" = greatest("lastIssuedOn", ${date}::date)
    WHERE "userId" = ${userId}::uuid AND "kind" = ${kind} AND "period" = ${period}`;
}

async function isFree(transaction: Prisma.TransactionClient, { userId, kind }: SeriesOf, number: string) {
  return (await transaction.salesDocument.count({ where: { userId, kind, issuedNumber: number } })) === 0;
}

function dateOf(date: string): Date {
  return new Date(dueOnDate(date).dueAt);
}
