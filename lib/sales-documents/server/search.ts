import "server-only";
import type { z } from "zod";
import { FREELANCING } from "@/lib/shared/constants";
import { todayIn } from "@/lib/shared/dates/dates";
import { isFiltered } from "@/lib/api/list";
import { searchText } from "@/lib/shared/text/search-text";
import { db, sql } from "@/lib/server/db/client";
import { Prisma } from "@/lib/server/db/generated/client";
import { comparable, escapeLike, toList } from "@/lib/server/db/list";
import { type StoredRow, toRow } from "./columns";
import type { salesDocumentFilterSchema } from "@/lib/sales-documents/filter-schema";
import { hasNewAnswer, invoiced, orderOf, stateCondition } from "./search-sql";

type Filter = z.output<typeof salesDocumentFilterSchema>;

/** Returns the documents that match the filter, the latest first unless it says otherwise. */
export async function searchSalesDocuments(userId: string, timeZone: string, filter: Filter) {
  const { take, sort: _sort, order: _order, ...conditions } = filter;
  const today = todayIn(timeZone, new Date());
  const where = documentWhere(userId, conditions, today);
  return toList({
    take,
    isFiltered: isFiltered({ ...conditions, kind: filter.kind === "all" ? undefined : filter.kind }),
    rows: () => readRows(userId, where, filter, today),
    toItems: (rows) => rows.map((row) => toRow(row, today)),
    countMatching: () => countWhere(where),
    // Credit notes count only in a search for kinds.
    countAll: () => countWhere(documentWhere(userId, { kind: filter.kind && "all" }, today)),
  });
}

/** Returns the stored rows of a search on a calendar date. */
export function readMatching(userId: string, filter: Filter, today: string): Promise<StoredRow[]> {
  const { take: _take, sort: _sort, order: _order, ...conditions } = filter;
  return readRows(userId, documentWhere(userId, conditions, today), filter, today);
}

/** Returns the rows of a search. The client comes with them, so that a page is one statement; only a page's rows are joined. */
async function readRows(
  userId: string,
  where: Prisma.Sql,
  { take, sort = "issued", order = "desc" }: Filter,
  today: string,
) {
  const ordered = Prisma.sql`ORDER BY ${orderOf(userId, sort, order, today)}`;
  const rows = await db.$queryRaw<RawRow[]>`
    SELECT d."id", d."category", d."kind", d."number", d."referenceNumber", d."issuedAt", d."issuedNumber", d."lockedAt",
      d."dueOn", d."currency", d."projectId", d."projectTitle", d."clientName", d."purpose", d."sourceId", d."creditsId",
      d."discount", d."total", d."received", d."credited", d."deducted", d."balance", d."openedAt", d."answer", d."answeredAt",
      d."answeredBy", d."createdAt", d."updatedAt",
      (d."kind" = 'quotation' AND ${invoiced(userId)}) AS "isInvoiced",
      c."id" AS "clientId", c."name" AS "clientLabel", c."themeColor"
    FROM (SELECT d."id" FROM "SalesDocument" d WHERE ${where} ${ordered} LIMIT ${take}) page
    JOIN "SalesDocument" d ON d."userId" = ${userId}::uuid AND d."id" = page."id"
    LEFT JOIN "Client" c ON c."userId" = ${userId}::uuid AND c."id" = d."clientId"
    ${ordered}`;
  return rows.map(({ clientId, clientLabel, themeColor, ...row }) => ({
    ...row,
    client: clientId === null ? null : { id: clientId, name: clientLabel, themeColor },
  }));
}

type RawRow = Omit<StoredRow, "client"> & {
  clientId: string | null;
  clientLabel: string;
  themeColor: string | null;
};

async function countWhere(where: Prisma.Sql): Promise<number> {
  const [row] = await sql<{ count: number }>`
    SELECT count(*)::int AS "count" FROM "SalesDocument" d WHERE ${where}`;
  return row?.count ?? 0;
}

function documentWhere(
  userId: string,
  {
    category,
    kind,
    projectId,
    clientId,
    number,
    name,
    state,
    currency,
    year,
    month,
    receivedMonth,
    dueFrom,
    dueTo,
    answer,
  }: Partial<Filter>,
  today: string,
): Prisma.Sql {
  const conditions = [
    Prisma.sql`d."userId" = ${userId}::uuid`,
    kind === undefined && Prisma.sql`d."kind" <> 'creditNote'`,
    kind && kind !== "all" && Prisma.sql`d."kind" = ${kind}`,
    category && Prisma.sql`d."category" = ${category}`,
    projectId && Prisma.sql`d."projectId" = ${projectId}::uuid`,
    clientId === FREELANCING && Prisma.sql`d."clientId" IS NULL`,
    clientId && clientId !== FREELANCING && Prisma.sql`d."clientId" = ${clientId}::uuid`,
    number && Prisma.sql`d."number" ILIKE ${`%${escapeLike(number)}%`}`,
    name && Prisma.sql`d."searchName" LIKE ${`%${escapeLike(searchText(name))}%`}`,
    state && stateCondition(userId, state, today),
    answer === "new" && hasNewAnswer(userId),
    currency && Prisma.sql`d."currency" = ${comparable(currency)}`,
    year && within(Prisma.sql`d."issuedAt"`, String(year)),
    month && Prisma.sql`d."lockedAt" IS NOT NULL AND ${within(Prisma.sql`d."issuedAt"`, month)}`,
    receivedMonth &&
      Prisma.sql`EXISTS (SELECT FROM "ReceivedPayment" p WHERE p."userId" = ${userId}::uuid AND p."documentId" = d."id"
        AND p."kind" <> 'withheld' AND ${within(Prisma.sql`p."receivedOn"`, receivedMonth)})`,
    dueFrom && Prisma.sql`d."dueOn" >= ${dueFrom}::date`,
    dueTo && Prisma.sql`d."dueOn" <= ${dueTo}::date`,
  ].filter((condition) => typeof condition === "object");
  return Prisma.join(conditions, " AND ");
}

/** Returns the condition that a date is within a year, "2026", or a month, "2026-11". */
function within(column: Prisma.Sql, period: string): Prisma.Sql {
  const isYear = period.length === 4;
  const start = isYear ? `${period}-01-01` : `${period}-01`;
  const length = isYear ? "1 year" : "1 month";
  return Prisma.sql`${column} >= ${start}::date AND ${column} < (${start}::date + ${length}::interval)::date`;
}
