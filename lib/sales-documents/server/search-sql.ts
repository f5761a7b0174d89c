import "server-only";
import { Prisma } from "@/lib/server/db/generated/client";
import type { DocumentSort } from "@/lib/sales-documents/sorts";
import { documentStates, type StateFilter } from "@/lib/sales-documents/states";

const invoices = (userId: string) => Prisma.sql`FROM "SalesDocument" i
  WHERE i."userId" = ${userId}::uuid AND i."sourceId" = d."id" AND i."kind" = 'invoice'`;

/** Returns whether an invoice was issued from the quotation `d`. */
export const invoiced = (userId: string) =>
  Prisma.sql`EXISTS (SELECT ${invoices(userId)} AND i."lockedAt" IS NOT NULL)`;

/** Returns whether the quotation `d` was answered, and the answer was neither dismissed nor followed by an invoice. */
export const hasNewAnswer = (userId: string) =>
  Prisma.sql`d."answeredAt" IS NOT NULL AND d."answerSeenAt" IS NULL
  AND (d."answer" = 'declined' OR NOT EXISTS (SELECT ${invoices(userId)}))`;

const accepted = (userId: string) =>
  Prisma.sql`(d."answer" = 'accepted' OR (d."answer" IS NULL AND ${invoiced(userId)}))`;
const unanswered = (userId: string) => Prisma.sql`(d."answer" IS NULL AND NOT ${invoiced(userId)})`;

const isCredited = Prisma.sql`(d."credited" > 0 AND d."credited" >= d."total")`;
const isQuotation = Prisma.sql`d."kind" = 'quotation' AND d."lockedAt" IS NOT NULL`;

/** Returns the condition of a state on a calendar date: the same rules as `documentState`, on the stored sums. */
export function stateCondition(userId: string, state: StateFilter, today: string): Prisma.Sql {
  const isPast = Prisma.sql`d."dueOn" < ${today}::date`;
  const conditions: Record<StateFilter, () => Prisma.Sql> = {
    draft: () => Prisma.sql`d."lockedAt" IS NULL`,
    open: () => Prisma.sql`((d."balance" > 0 AND d."received" <= 0 AND NOT ${isCredited})
      OR (${isQuotation} AND ${unanswered(userId)} AND ${isPast} IS NOT TRUE))`,
    partPaid: () => Prisma.sql`d."balance" > 0 AND d."received" > 0 AND NOT ${isCredited}`,
    paid: () =>
      Prisma.sql`((d."balance" = 0 AND NOT ${isCredited}) OR (d."kind" = 'receipt' AND d."lockedAt" IS NOT NULL))`,
    overpaid: () => Prisma.sql`d."balance" < 0 AND NOT ${isCredited}`,
    credited: () => Prisma.sql`((d."balance" IS NOT NULL AND ${isCredited})
      OR (d."kind" = 'creditNote' AND d."lockedAt" IS NOT NULL))`,
    accepted: () => Prisma.sql`${isQuotation} AND ${accepted(userId)}`,
    declined: () => Prisma.sql`${isQuotation} AND d."answer" = 'declined'`,
    expired: () => Prisma.sql`${isQuotation} AND ${unanswered(userId)} AND ${isPast}`,
    overdue: () => Prisma.sql`d."balance" > 0 AND ${isPast}`,
  };
  return conditions[state]();
}

/** Returns the order of a search. Documents without a value come last; the latest comes first among equals. */
export function orderOf(
  userId: string,
  sort: DocumentSort,
  order: "asc" | "desc",
  today: string,
): Prisma.Sql {
  const direction = Prisma.raw(order);
  const columns = sortColumns[sort](today, userId).map((column) => Prisma.sql`${column} ${direction}`);
  const isNullable = sort === "due" || sort === "balance" || sort === "answered";
  const ranked = Prisma.sql`${Prisma.join(columns)} ${Prisma.raw(isNullable ? "NULLS LAST" : "")}`;
  // As the index on the issue date, which serves the usual order.
  if (sort === "issued") return Prisma.sql`${ranked}, d."id" ${direction}`;
  return Prisma.sql`${ranked}, d."issuedAt" DESC, d."id" DESC`;
}

const sortColumns: Record<DocumentSort, (today: string, userId: string) => Prisma.Sql[]> = {
  issued: () => [Prisma.sql`d."issuedAt"`],
  // The numbers of a series are as long as each other, or longer from a power of ten.
  number: () => [Prisma.sql`length(d."number")`, Prisma.sql`d."number"`],
  client: () => [Prisma.sql`d."clientName" COLLATE "und-x-icu"`],
  title: () => [Prisma.sql`d."projectTitle" COLLATE "und-x-icu"`],
  due: () => [Prisma.sql`d."dueOn"`],
  total: () => [Prisma.sql`d."total"`],
  balance: () => [Prisma.sql`d."balance"`],
  answered: () => [Prisma.sql`d."answeredAt"`],
  state: (today, userId) => [
    Prisma.sql`array_position(${states}::text[], CASE
      WHEN d."lockedAt" IS NULL THEN 'draft'
      WHEN d."kind" = 'receipt' THEN 'paid'
      WHEN d."kind" = 'creditNote' OR ${isCredited} THEN 'credited'
      WHEN d."kind" = 'quotation' THEN
        CASE WHEN d."answer" = 'declined' THEN 'declined' WHEN ${accepted(userId)} THEN 'accepted' WHEN d."dueOn" < ${today}::date THEN 'expired' ELSE 'open' END
      WHEN d."balance" < 0 THEN 'overpaid'
      WHEN d."balance" = 0 THEN 'paid'
      WHEN d."received" > 0 THEN 'partPaid'
      ELSE 'open' END)`,
  ],
};

const states = [...documentStates];
