import "server-only";
import { updateAccountOfDrafts } from "@/lib/sales-documents/server/account-of-drafts";
import type { Prisma } from "@/lib/server/db/generated/client";
import { type EntryKey, packedIds } from "@/lib/trash/server/packed-rows";
import { name } from "@/lib/trash/server/table-names";
import { clearedReferences } from "@/lib/trash/server/tables";

/**
 * Sets the references that the deletion cleared, where they are still empty and the document was not issued since. Drafts get
 * their account as it is now.
 */
export async function restoreCleared(
  transaction: Prisma.TransactionClient,
  { userId, id }: EntryKey,
): Promise<void> {
  const [entry] = await transaction.$queryRaw<{ columns: string[]; accounts: string[] }[]>`
    SELECT ARRAY(SELECT json_object_keys(e."rows" -> 'cleared')) AS "columns", ARRAY(
        SELECT (c."x" ->> 'value')::uuid FROM json_array_elements(e."rows" -> 'cleared' -> 'bankAccountId') c ("x")
        UNION SELECT d."id" FROM "TrashedRows" t, unnest(${packedIds("bankAccountId")}) d ("id")
        WHERE t."userId" = ${userId}::uuid AND t."entryId" = e."id" AND t."table" = 'SalesDocument' AND d."id" IS NOT NULL) AS "accounts"
    FROM "TrashEntry" e WHERE e."userId" = ${userId}::uuid AND e."id" = ${id}::uuid`;
  const columns = Object.entries(clearedReferences).filter(([column]) => entry?.columns.includes(column));
  for (const [column, target] of columns)
    await transaction.$executeRaw`
      UPDATE "SalesDocument" d SET ${name(column)} = (c."x" ->> 'value')::uuid
      FROM "TrashEntry" e, json_array_elements(e."rows" -> 'cleared' -> ${column}) c ("x")
      WHERE e."userId" = ${userId}::uuid AND e."id" = ${id}::uuid AND d."userId" = ${userId}::uuid AND d."id" = (c."x" ->> 'id')::uuid
        AND d.${name(column)} IS NULL AND ((c."x" ->> 'isIssued')::boolean OR d."lockedAt" IS NULL)
        AND EXISTS (SELECT FROM ${name(target)} p WHERE p."userId" = ${userId}::uuid AND p."id" = (c."x" ->> 'value')::uuid)`;
  const accounts = await transaction.bankAccount.findMany({
    where: { userId, id: { in: entry?.accounts ?? [] } },
  });
  for (const account of accounts) await updateAccountOfDrafts(transaction, userId, account.id, account);
}
