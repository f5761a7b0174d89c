import "server-only";
import type { Prisma } from "@/lib/server/db/generated/client";
import type { PaymentStatusChange } from "@/lib/projects/schema";

/**
 * Moves a project's payment status forward: to processing with its first issued invoice, and to paid when no issued invoice
 * has a balance. It never moves back, and never changes a status that was set by hand. A deposit alone does not make a project
 * paid. Returns the change, or null if there is none.
 */
export async function advancePaymentStatus(
  transaction: Prisma.TransactionClient,
  userId: string,
  projectId: string,
): Promise<PaymentStatusChange | null> {
  // Locked before the balances are read: of two last payments at once, the second one sees the first.
  await transaction.$queryRaw`
    SELECT 1 FROM "Project" WHERE "userId" = ${userId}::uuid AND "id" = ${projectId}::uuid FOR NO KEY UPDATE`;
  const [change] = await transaction.$queryRaw<PaymentStatusChange[]>`
    WITH progress AS (
      SELECT CASE WHEN bool_and("balance" <= 0)
          AND bool_or("purpose" IS DISTINCT FROM 'deposit' AND ("credited" = 0 OR "credited" < "total"))
        THEN 'paid' ELSE 'processing' END AS "status"
      FROM "SalesDocument"
      WHERE "userId" = ${userId}::uuid AND "projectId" = ${projectId}::uuid AND "balance" IS NOT NULL
      HAVING count(*) > 0
    ), project AS (
      SELECT "id", "paymentStatus" FROM "Project"
      WHERE "userId" = ${userId}::uuid AND "id" = ${projectId}::uuid AND NOT "isPaymentStatusManual"
    )
    UPDATE "Project" p SET "paymentStatus" = progress."status", "updatedAt" = now()
    FROM progress, project
    WHERE p."userId" = ${userId}::uuid AND p."id" = project."id" AND project."paymentStatus" NOT IN ('paid', progress."status")
    RETURNING p."id" AS "projectId", p."name" AS "projectName",
      project."paymentStatus" AS "before", p."paymentStatus" AS "after"`;
  return change ?? null;
}

/** A payment status set by hand does not follow the project's invoices. A new project is pending unless it says otherwise. */
export function manualStatus({ paymentStatus }: { paymentStatus?: string }) {
  return { isPaymentStatusManual: paymentStatus !== "pending" };
}
