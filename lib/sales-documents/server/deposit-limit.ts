import "server-only";
import Big from "big.js";
import { kindLabels } from "@/lib/document-settings/kinds";
import type { Prisma } from "@/lib/server/db/generated/client";
import type { RawDatabase } from "@/lib/server/db/raw-database";
import { conflict, invalid } from "@/lib/server/problem";
import { minorDigits } from "@/lib/shared/money/currencies";

type Deposit = {
  id: string;
  purpose: string | null;
  sourceId: string | null;
  currency: string;
  total: { toFixed: () => string };
  credited: { toFixed: () => string };
};

/** Returns what issued deposits leave of a quotation's total; below 0 if they are more. `exceptId` does not count. */
export async function leftOfQuotation(
  transaction: Prisma.TransactionClient,
  userId: string,
  quotation: { id: string; total: string },
  exceptId?: string,
): Promise<Big> {
  const deposits = await transaction.salesDocument.findMany({
    where: {
      userId,
      sourceId: quotation.id,
      purpose: "deposit",
      balance: { not: null },
      ...(exceptId && { id: { not: exceptId } }),
    },
    select: { total: true, credited: true },
  });
  return deposits.reduce(
    (left, { total, credited }) => left.minus(total.minus(credited).toFixed()),
    new Big(quotation.total),
  );
}

/**
 * Throws 422 if a deposit invoice that takes effect, with all others, is more than its quotation, and 409 after the final invoice.
 * The quotation is locked: of two deposits that are issued at once, the second one sees the first.
 */
export async function requireWithinQuotation(
  transaction: Prisma.TransactionClient,
  userId: string,
  { id, purpose, sourceId, currency, total, credited }: Deposit,
): Promise<void> {
  if (purpose !== "deposit" || sourceId === null) return;
  const [quotation] = await transaction.$queryRaw<
    { id: string; number: string; total: string; currency: string }[]
  >`
    SELECT "id", "number", "total"::text, "currency" FROM "SalesDocument"
    WHERE "userId" = ${userId}::uuid AND "id" = ${sourceId}::uuid AND "category" = 'quotation' FOR NO KEY UPDATE`;
  // A deposit in another currency cannot be compared, and is not deducted either.
  if (!quotation || quotation.currency !== currency) return;
  await requireNoFinal(transaction, userId, quotation.id);
  const left = await leftOfQuotation(transaction, userId, quotation, id);
  if (left.gte(new Big(total.toFixed()).minus(credited.toFixed()))) return;
  const most = (left.lt(0) ? new Big(0) : left).toFixed(minorDigits(currency));
  throw invalid([{ path: "items", message: `At most ${most} is left of quotation ${quotation.number}.` }]);
}

/**
 * Throws 409 for a quotation that is invoiced in full, which no later deposit can be deducted from: its issued invoices, without
 * deposits and less their credit notes, reach its total. The last of them is its final invoice.
 */
export async function requireNoFinal(database: RawDatabase, userId: string, id: string): Promise<void> {
  const [final] = await database.$queryRaw<{ number: string }[]>`
    SELECT (array_agg(i."number" ORDER BY i."lockedAt" DESC, i."id" DESC))[1] AS "number"
    FROM "SalesDocument" q
    JOIN "SalesDocument" i ON i."userId" = ${userId}::uuid AND i."sourceId" = q."id" AND i."currency" = q."currency"
    WHERE q."userId" = ${userId}::uuid AND q."id" = ${id}::uuid AND i."kind" = 'invoice'
      AND i."purpose" IS DISTINCT FROM 'deposit' AND i."lockedAt" IS NOT NULL AND i."credited" < i."total"
    GROUP BY q."id", q."total" HAVING sum(i."total" - i."credited") >= q."total"`;
  if (final)
    throw conflict(
      `${kindLabels.invoice} ${final.number} is its final invoice. A deposit comes before that.`,
    );
}

/** Throws 409 for a quotation that an issued deposit was made from. */
export async function requireNoDeposit(database: RawDatabase, userId: string, id: string): Promise<void> {
  const [deposit] = await database.$queryRaw<{ number: string }[]>`
    SELECT "number" FROM "SalesDocument" WHERE "userId" = ${userId}::uuid AND "sourceId" = ${id}::uuid
      AND "purpose" = 'deposit' AND "lockedAt" IS NOT NULL ORDER BY "id" LIMIT 1`;
  if (deposit)
    throw conflict(`${kindLabels.invoice} ${deposit.number} was made from it. Take that back first.`);
}
