import "server-only";
import { minorDigits } from "@/lib/shared/money/currencies";
import { sql } from "@/lib/server/db/client";
import { Prisma } from "@/lib/server/db/generated/client";

type Sums = { currency: string; quoted: string; invoiced: string; paid: string };

/** Returns what was quoted, invoiced and paid for a project per currency, of its issued documents. */
export async function projectIncome(userId: string, projectId: string) {
  const sums = await sql<Sums>`
    SELECT "currency", coalesce(sum("total") FILTER (WHERE "kind" = 'quotation'), 0) AS "quoted",
      coalesce(sum("total" - "credited" - "deducted") FILTER (WHERE "kind" = 'invoice'), 0) AS "invoiced",
      coalesce(sum("received"), 0) AS "paid"
    FROM "SalesDocument"
    WHERE "userId" = ${userId}::uuid AND "projectId" = ${projectId}::uuid AND "lockedAt" IS NOT NULL
      AND "kind" IN ('quotation', 'invoice')
    GROUP BY "currency" ORDER BY "currency"`;
  return sums.map(({ currency, ...amounts }) => {
    const written = (amount: string) => new Prisma.Decimal(amount).toFixed(minorDigits(currency));
    const { quoted, invoiced, paid } = amounts;
    return { currency, quoted: written(quoted), invoiced: written(invoiced), paid: written(paid) };
  });
}
