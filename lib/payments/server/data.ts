import "server-only";
import type { z } from "zod";
import type { ClientLabel } from "@/lib/clients/schema";
import { isFiltered } from "@/lib/api/list";
import { FREELANCING } from "@/lib/shared/constants";
import { documentLabels } from "@/lib/sales-documents/server/labels";
import { searchText } from "@/lib/shared/text/search-text";
import { countRows } from "@/lib/server/db/count-rows";
import { sql } from "@/lib/server/db/client";
import { Prisma } from "@/lib/server/db/generated/client";
import { escapeLike, toList } from "@/lib/server/db/list";
import type { paymentFilterSchema } from "@/lib/payments/schema";

type Filter = z.output<typeof paymentFilterSchema>;

/**
 * Returns the projects as payments: pending, processing and paid, each by name. Sorted by what is owed, those with unpaid invoices
 * come first, the longest owed first.
 */
export async function searchPayments(userId: string, filter: Filter) {
  const { take, sort, ...conditions } = filter;
  const where = paymentWhere(userId, conditions);
  return toList({
    take,
    isFiltered: isFiltered(conditions),
    rows: () => readRows(userId, where, take, sort),
    toItems: async (rows) => {
      const documents = await documentLabels(userId, rows);
      return rows.map((row) => ({ ...row, ...(documents.get(row.id) ?? noDocuments) }));
    },
    countMatching: async () => {
      const [found] = await sql<{ count: number }>`
        SELECT count(*)::int AS "count" FROM "Project" p WHERE ${where}`;
      return found?.count ?? 0;
    },
    countAll: () => countRows("Project", userId),
  });
}

/** Returns the sums of pending and processing budgets, and their total: in the profile's currency, and in each other one. */
export async function getPaymentStats(userId: string) {
  const sums = await sql<{ currency: string; isOwn: boolean; unprocessed: number; processing: number }>`
    SELECT coalesce(p."currency", u."currency") AS "currency", coalesce(p."currency", u."currency") = u."currency" AS "isOwn",
      coalesce(sum(p."budget") FILTER (WHERE p."paymentStatus" = 'pending'), 0)::float8 AS "unprocessed",
      coalesce(sum(p."budget") FILTER (WHERE p."paymentStatus" = 'processing'), 0)::float8 AS "processing"
    FROM "Project" p JOIN "User" u ON u."id" = p."userId"
    WHERE p."userId" = ${userId}::uuid AND p."paymentStatus" <> 'paid' GROUP BY 1, 2 ORDER BY 1`;
  const withTotal = ({ unprocessed, processing }: { unprocessed: number; processing: number }) => ({
    unprocessed,
    processing,
    allAmountDue: unprocessed + processing,
  });
  const others = sums
    .filter(({ isOwn }) => !isOwn)
    .map(({ currency, ...sum }) => ({ currency, ...withTotal(sum) }))
    .filter(({ allAmountDue }) => allAmountDue > 0);
  const own = sums.find(({ isOwn }) => isOwn) ?? { unprocessed: 0, processing: 0 };
  return { ...withTotal(own), ...(others.length > 0 && { others }) };
}

const noDocuments = { salesDocuments: [], owed: [] };

type Row = {
  id: string;
  name: string;
  clientId: string | null;
  client: ClientLabel | null;
  projectStatus: string;
  paymentStatus: string;
  isPaymentStatusManual: boolean;
  budget: number;
  currency: string | null;
  updatedAt: Date;
  owedSince: string | null;
};

function readRows(userId: string, where: Prisma.Sql, take: number, sort: Filter["sort"]) {
  const owedFirst = sort === "owed" ? Prisma.sql`owed."owedSince" NULLS LAST, ` : Prisma.empty;
  // A budget fits a double exactly.
  return sql<Row>`
    SELECT p."id", p."name", p."clientId", p."projectStatus", p."paymentStatus", p."isPaymentStatusManual",
      p."budget"::float8, p."currency", p."updatedAt", owed."owedSince", CASE WHEN c."id" IS NOT NULL
        THEN json_build_object('id', c."id", 'name', c."name", 'themeColor', c."themeColor") END AS "client"
    FROM "Project" p
    LEFT JOIN "Client" c ON c."userId" = p."userId" AND c."id" = p."clientId"
    LEFT JOIN (
      SELECT "projectId", to_char(min(coalesce("dueOn", "issuedAt")), 'YYYY-MM-DD') AS "owedSince" FROM "SalesDocument"
      WHERE "userId" = ${userId}::uuid AND "balance" > 0 GROUP BY "projectId"
    ) owed ON owed."projectId" = p."id"
    WHERE ${where}
    ORDER BY ${owedFirst}p."paymentStatus" = 'paid', p."paymentStatus", p."searchName", p."id" LIMIT ${take}`;
}

function paymentWhere(
  userId: string,
  { paymentStatus, name, clientId }: Omit<Filter, "take" | "sort">,
): Prisma.Sql {
  const conditions = [
    Prisma.sql`p."userId" = ${userId}::uuid`,
    paymentStatus === "paid" && Prisma.sql`p."paymentStatus" = 'paid'`,
    paymentStatus === "due" && Prisma.sql`p."paymentStatus" <> 'paid'`,
    clientId === FREELANCING && Prisma.sql`p."clientId" IS NULL`,
    clientId && clientId !== FREELANCING && Prisma.sql`p."clientId" = ${clientId}::uuid`,
    name && Prisma.sql`p."searchName" LIKE ${`%${escapeLike(searchText(name))}%`}`,
  ];
  return Prisma.join(
    conditions.filter((condition) => condition instanceof Object),
    " AND ",
  );
}
