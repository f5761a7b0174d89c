import { db } from "@/lib/server/db/client";

/**
 * Returns what a tenant's issued documents break, from the rows of payments, credit notes and deductions themselves: "credited 7" for
 * an invoice of which more is credited than it has. Empty if all limits are kept.
 */
export async function brokenLimits(userId: string): Promise<string[]> {
  const rows = await db.$queryRaw<{ broken: string }[]>`
    WITH document AS (
      SELECT d."id", d."number", d."category", d."purpose", d."sourceId", d."total", d."received", d."credited", d."deducted",
        coalesce((SELECT sum(CASE WHEN p."kind" = 'refund' THEN -p."amount" ELSE p."amount" END) FROM "ReceivedPayment" p
          WHERE p."userId" = d."userId" AND p."documentId" = d."id"), 0) AS "paid",
        coalesce((SELECT sum(n."total") FROM "SalesDocument" n
          WHERE n."userId" = d."userId" AND n."creditsId" = d."id" AND n."lockedAt" IS NOT NULL), 0) AS "noted",
        coalesce((SELECT sum(s."amount") FROM "DeductedDeposit" s
          WHERE s."userId" = d."userId" AND s."documentId" = d."id"), 0) AS "less"
      FROM "SalesDocument" d
      WHERE d."userId" = ${userId}::uuid AND d."lockedAt" IS NOT NULL AND NOT d."isCreditNote"),
    deduction AS (SELECT * FROM "DeductedDeposit" WHERE "userId" = ${userId}::uuid)
    SELECT 'sums of ' || "number" AS "broken" FROM document
      WHERE ("received", "credited", "deducted") IS DISTINCT FROM ("paid", "noted", "less")
    UNION ALL SELECT 'credited ' || "number" FROM document WHERE "noted" > "total"
    UNION ALL SELECT 'deposits of ' || q."number" FROM document q
      JOIN document d ON d."sourceId" = q."id" AND d."purpose" = 'deposit'
      WHERE q."category" = 'quotation' GROUP BY q."id", q."number", q."total" HAVING sum(d."total" - d."noted") > q."total"
    UNION ALL SELECT 'deducted twice ' || min(d."number") FROM deduction s
      JOIN document d ON d."id" = s."depositId" GROUP BY d."id" HAVING count(*) > 1
    UNION ALL SELECT 'deducted ' || d."number" FROM deduction s
      LEFT JOIN document d ON d."id" = s."depositId" WHERE s."amount" > d."total" - d."noted" OR d."id" IS NULL
    UNION ALL SELECT 'refunded ' || "number" FROM document d
      WHERE "paid" < 0 AND NOT EXISTS (SELECT 1 FROM deduction s WHERE s."documentId" = d."id")
    UNION ALL SELECT 'refunded with its deposits ' || f."number" FROM document f
      JOIN deduction s ON s."documentId" = f."id" JOIN document d ON d."id" = s."depositId"
      GROUP BY f."id", f."number", f."paid" HAVING f."paid" + sum(d."paid") < 0`;
  return rows.map(({ broken }) => broken);
}
