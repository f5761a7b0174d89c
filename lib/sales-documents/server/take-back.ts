import "server-only";
import { kindLabels } from "@/lib/document-settings/kinds";
import { db } from "@/lib/server/db/client";
import { Prisma } from "@/lib/server/db/generated/client";
import { conflict } from "@/lib/server/problem";
import { releaseUnused, removeReleased } from "@/lib/server/storage/removal";
import { requireNotDeducted } from "./deductions";
import { requireWithinQuotation } from "./deposit-limit";
import { lockDocument, type LockedDocument, lockRow } from "./lock-document";
import { getSalesDocument } from "./read-document";
import { reclaim } from "./reclaim-time";
import { refreshSums } from "./sums";
import { isCreditedInFull } from "./time/release-time";

type Database = Prisma.TransactionClient;

/**
 * Makes an issued document a draft again and its number free. A draft is returned as it is. Throws 409 unless it is the newest
 * of its series and nothing depends on it.
 */
export async function takeBackSalesDocument(userId: string, id: string) {
  const released = await db.$transaction(async (transaction) => {
    const { document } = await lockDocument(transaction, userId, id);
    if (!document.lockedAt) return [];
    requireUnopened(document);
    if (document.creditsId) {
      await lockRow(transaction, userId, document.creditsId);
      // The invoice that deducts a deposit deducts what the credit note left of it.
      await requireNotDeducted(transaction, userId, document.creditsId);
    }
    await requireUnused(transaction, userId, id);
    await returnNumber(transaction, userId, document);
    await transaction.deductedDeposit.deleteMany({ where: { userId, documentId: id } });
    // The draft may get another client, who must not be seen by whoever has a link of the old one.
    await transaction.documentLink.deleteMany({ where: { userId, documentId: id } });
    await transaction.salesDocument.update({
      where: { userId_id: { userId, id } },
      data: {
        lockedAt: null,
        dueOn: null,
        seriesPeriod: null,
        seriesCounter: null,
        seriesBefore: null,
        pdfKey: null,
        pdfHash: null,
        sharesTimesheet: false,
        timesheet: Prisma.DbNull,
        logo: null,
        logoWidth: null,
        logoHeight: null,
        accent: null,
      },
      select: { id: true },
    });
    // A credit of a part has freed no time.
    const hasFreedTime =
      document.creditsId !== null && (await isCreditedInFull(transaction, userId, document.creditsId));
    await refreshSums(transaction, userId, [document.creditsId ?? id]);
    if (document.creditsId) await requireDepositWithin(transaction, userId, document.creditsId);
    if (document.creditsId && hasFreedTime) await reclaim(transaction, userId, document.creditsId);
    return releaseUnused(userId, transaction);
  });
  await removeReleased(released);
  return getSalesDocument(userId, id);
}

/** Throws 422 if a deposit would be more than is left of its quotation without the credit note. */
async function requireDepositWithin(transaction: Database, userId: string, id: string) {
  const deposit = await transaction.salesDocument.findUniqueOrThrow({
    where: { userId_id: { userId, id } },
    select: { id: true, purpose: true, sourceId: true, currency: true, total: true, credited: true },
  });
  await requireWithinQuotation(transaction, userId, deposit);
}

/** Throws 409 if the client has opened or answered the document. */
function requireUnopened({ answer, openedAt }: LockedDocument) {
  if (answer) throw conflict(`The client has ${answer} it. Make a new one instead.`);
  if (openedAt) throw conflict("The client has opened it. Credit it, or make a new one.");
}

/** Throws 409 if payments, credit notes, final invoices or documents made from it depend on the document. */
async function requireUnused(transaction: Database, userId: string, id: string) {
  const [payments, credits, deductions, copy] = await Promise.all([
    transaction.receivedPayment.count({ where: { userId, documentId: id } }),
    transaction.salesDocument.count({ where: { userId, creditsId: id } }),
    transaction.deductedDeposit.count({ where: { userId, depositId: id } }),
    transaction.salesDocument.findFirst({
      where: { userId, sourceId: id, lockedAt: { not: null } },
      select: { kind: true, number: true },
    }),
  ]);
  if (payments > 0) throw conflict("Payments are recorded for it. Credit it instead.");
  if (credits > 0) throw conflict("It has a credit note. Delete its draft or take it back first.");
  if (deductions > 0) throw conflict("A final invoice deducts it. Credit it instead.");
  if (copy) throw conflict(`${kindLabels[copy.kind]} ${copy.number} was made from it. Take that back first.`);
}

/** Sets the counter of the series back to where it was before the document. Throws 409 if a later number of the series was given. */
async function returnNumber(transaction: Database, userId: string, document: LockedDocument) {
  const { id, kind, seriesPeriod: period, seriesCounter: counter, seriesBefore: before } = document;
  // A number outside of the series leaves no gap.
  if (period === null || counter === null) return;
  const [series] = await transaction.$queryRaw<{ next: bigint }[]>`
    SELECT "next" FROM "DocumentSeries" WHERE "userId" = ${userId}::uuid
      AND "kind" = ${kind} AND "period" = ${period} FOR UPDATE`;
  const others = { userId, kind, seriesPeriod: period, lockedAt: { not: null }, id: { not: id } };
  const later = await transaction.salesDocument.findFirst({
    where: { ...others, seriesCounter: { gt: counter } },
    orderBy: { seriesCounter: "desc" },
    select: { number: true },
  });
  if (later) {
    const advice = kind === "invoice" ? " Credit this one instead." : "";
    throw conflict(
      `Only the newest can be taken back: ${kindLabels[kind].toLowerCase()} ${later.number}.${advice}`,
    );
  }
  const { _max } = await transaction.salesDocument.aggregate({ where: others, _max: { issuedAt: true } });
  // A next number that was set by hand stays.
  const isUnmoved = series?.next === counter + 1n || series?.next === before;
  if (before === 0n && isUnmoved && _max.issuedAt === null) {
    await transaction.documentSeries.deleteMany({ where: { userId, kind, period } });
    return;
  }
  await transaction.documentSeries.update({
    where: { userId_kind_period: { userId, kind, period } },
    data: { next: isUnmoved ? before || counter : undefined, lastIssuedOn: _max.issuedAt },
    select: { kind: true },
  });
}
