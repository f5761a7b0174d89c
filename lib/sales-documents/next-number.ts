import "server-only";
import { db } from "@/lib/server/db";
import type { SalesDocumentCategory } from "./schema";

/** "1" when the user has no document of the category, else the highest whole number so far plus one. */
export async function nextNumber(userId: string, category: SalesDocumentCategory): Promise<string> {
  const [row] = await db.$queryRaw<{ highest: string | null }[]>`
    SELECT max("number"::numeric)::text AS "highest" FROM "SalesDocument"
    WHERE "userId" = ${userId}::uuid AND "category" = ${category}::"SalesDocumentCategory" AND "number" ~ '^[0-9]{1,18}$'`;
  return String(BigInt(row?.highest ?? "0") + 1n);
}
