import "server-only";
import { minorDigits } from "@/lib/currencies";
import { sql } from "@/lib/server/db/client";
import { Prisma } from "@/lib/server/db/generated/client";

type Owed = { clientId: string; currency: string; amount: string };
type Income = { currency: string; invoiced: string; paid: string };

/** Adds to clients what they owe per currency, in one statement. */
export async function withOwed<Row extends { id: string }>(userId: string, rows: Row[]) {
  const ids = rows.map(({ id }) => id);
  const sums = ids.length === 0 ? [] : await readOwed(userId, ids);
  const byClient = new Map(rows.map(({ id }) => [id, [] as Omit<Owed, "clientId">[]]));
  for (const { clientId, currency, amount } of sums)
    byClient.get(clientId)?.push({ currency, amount: written(amount, currency) });
  return rows.map((row) => ({ ...row, owed: byClient.get(row.id) ?? [] }));
}

/** Returns what was invoiced to a client and paid by it, and how many days it takes to pay. */
export async function clientIncome(userId: string, clientId: string) {
  const [income, [pace]] = await Promise.all([
    sql<Income>`
      SELECT "currency", sum("total" - "credited" - "deducted") AS "invoiced", sum("received") AS "paid"
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
    income: income.map(({ currency, invoiced, paid }) => ({
      currency,
      invoiced: written(invoiced, currency),
      paid: written(paid, currency),
    })),
    paysInDays: pace?.days == null ? null : Number(pace.days),
  };
}

function readOwed(userId: string, ids: string[]) {
  return sql<Owed>`
    SELECT "clientId", "currency", sum("balance") AS "amount" FROM "SalesDocument"
    WHERE "userId" = ${userId}::uuid AND "balance" > 0 AND "clientId" = ANY(${ids}::uuid[])
    GROUP BY "clientId", "currency" ORDER BY "currency"`;
}

function written(amount: string, currency: string): string {
  return new Prisma.Decimal(amount).toFixed(minorDigits(currency));
}
