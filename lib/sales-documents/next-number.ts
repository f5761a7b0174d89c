import "server-only";
import type { Prisma } from "@/lib/server/db/generated/client";
import type { SalesDocumentCategory } from "./categories";

/** Returns the highest whole number of the user's documents of the category plus one; "1" if there are none. */
export async function nextNumber(
  client: Pick<Prisma.TransactionClient, "$queryRaw">,
  userId: string,
  category: SalesDocumentCategory,
): Promise<string> {
  const [row] = await client.$queryRaw<{ highest: string | null }[]>`
    SELECT max("number"::numeric)::text AS "highest" FROM "SalesDocument"
    WHERE "userId" = ${userId}::uuid AND "category" = ${category}::"SalesDocumentCategory" AND "number" ~ '^[0-9]{1,18}$'`;
  return String(BigInt(row?.highest ?? "0") + 1n);
}

/** Returns the next number and locks the user, so that a concurrent create waits and then gets another number. */
export async function takeNumber(
  transaction: Prisma.TransactionClient,
  userId: string,
  category: SalesDocumentCategory,
): Promise<string> {
  await transaction.$queryRaw`SELECT 1 FROM "User" WHERE "id" = ${userId}::uuid FOR NO KEY UPDATE`;
  return nextNumber(transaction, userId, category);
}
