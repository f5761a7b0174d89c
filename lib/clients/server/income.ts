import "server-only";
import { minorDigits } from "@/lib/shared/money/currencies";
import { sql } from "@/lib/server/db/client";
import { Prisma } from "@/lib/server/db/generated/client";

type Income = { currency: string; invoiced: string; paid: string; owed: string | null };

/** Returns what a client owes, was invoiced and has paid, and how many days it takes to pay. */
export async function clientIncome(userId: string, clientId: string) {
  const [income, [pace]] = await Promise.all([
    sql<Income>`
      SELECT "currency", sum("total" - "credited" - "deducted") AS "invoiced", sum("received") AS "paid",
        sum("balance") FILTER (WHERE "balance" > 0) AS "owed"
      FROM "SalesDocument"
      WHERE "userId" = ${userId}::uuid AND "clientId" = ${clientId}::uuid AND "balance" IS NOT NULL
      GROUP BY "currency" ORDER BY "currency"`,
    sql<{ days: string | null }>`
      SELECT round(avg(p."days")) AS "days" FROM (
        SELECT greatest(max(p."receivedOn") - d."issuedAt", 0) AS "days"
        FROM "SalesDocument" d JOIN "ReceivedPayment" p ON p."userId" = d."userId" AND p."documentId" = d."id"
        WHERE d."userId" = ${userId}::uuid AND d."clientId" = ${clientId}::uuid AND d."balance" <= 0 AND p."kind" <> 'refund'
        GROUP BY d."id", d."issuedAt") p`,
  ]);
  return {
    owed: income.flatMap(({ currency, owed }) =>
      owed === null ? [] : { currency, amount: written(owed, currency) },
    ),
    income: income.map(({ currency, invoiced, paid }) => ({
      currency,
      invoiced: written(invoiced, currency),
      paid: written(paid, currency),
    })),
    paysInDays: pace?.days == null ? null : Number(pace.days),
  };
}

/** Returns an amount with the digits of its currency. */
export function written(amount: string, currency: string): string {
  return new Prisma.Decimal(amount).toFixed(minorDigits(currency));
}
