import "server-only";
import { minorDigits } from "@/lib/shared/money/currencies";
import { sql } from "@/lib/server/db/client";
import { Prisma } from "@/lib/server/db/generated/client";
import type { SalesDocumentCategory } from "@/lib/sales-documents/categories";
import { isOwed } from "@/lib/sales-documents/due";

type Label = {
  id: string;
  category: SalesDocumentCategory;
  number: string;
  total: string;
  currency: string;
  isIssued: boolean;
};

type Documents = { salesDocuments: Label[]; owed: { currency: string; amount: string }[] };

/** Returns these projects' documents, latest first, and what their invoices are owed, in one statement. */
export async function documentLabels(
  userId: string,
  projects: { id: string }[],
): Promise<Map<string, Documents>> {
  const ids = projects.map(({ id }) => id);
  const stored = ids.length === 0 ? [] : await documentsOf(userId, ids);
  return new Map(
    ids.map((id) => {
      const rows = stored.filter(({ projectId }) => projectId === id);
      return [id, { salesDocuments: rows.map(toLabel), owed: owedBy(rows) }];
    }),
  );
}

function toLabel({ projectId: _, balance: __, ...label }: Stored): Label {
  return { ...label, total: written(label.total, label.currency) };
}

function owedBy(rows: readonly Stored[]): Documents["owed"] {
  const sums = new Map<string, Prisma.Decimal>();
  for (const { currency, balance } of rows)
    if (isOwed(balance)) sums.set(currency, (sums.get(currency) ?? new Prisma.Decimal(0)).plus(balance));
  return [...sums]
    .map(([currency, sum]) => ({ currency, amount: written(sum, currency) }))
    .sort((a, b) => (a.currency < b.currency ? -1 : 1));
}

function written(amount: Prisma.Decimal | string, currency: string): string {
  return new Prisma.Decimal(amount).toFixed(minorDigits(currency));
}

type Stored = Label & { projectId: string; balance: string | null };

function documentsOf(userId: string, projectIds: string[]) {
  return sql<Stored>`
    SELECT "id", "projectId", "category"::text, "number", "total", "currency", "balance",
      "lockedAt" IS NOT NULL AS "isIssued"
    FROM "SalesDocument"
    WHERE "userId" = ${userId}::uuid AND "projectId" = ANY(${projectIds}::uuid[]) AND NOT "isCreditNote"
    ORDER BY "issuedAt" DESC, "id" DESC`;
}
