import "server-only";
import { db } from "@/lib/server/db/client";
import { hasSessionOf } from "@/lib/accounts/server/session/session";
import type { OpenedLink } from "./open-link";

/** Counts that the client sees the page of a link. Its owner is not counted. */
export async function markOpened(
  { userId, linkId, documentId }: OpenedLink,
  request: Request,
): Promise<void> {
  if (await hasSessionOf(request, userId)) return;
  // Not by Prisma, which would change the version of the document.
  await db.$executeRaw`
    WITH link AS (
      UPDATE "DocumentLink" SET "openedAt" = now(), "openCount" = "openCount" + 1
      WHERE "userId" = ${userId}::uuid AND "id" = ${linkId}::uuid)
    UPDATE "SalesDocument" SET "openedAt" = now()
    WHERE "userId" = ${userId}::uuid AND "id" = ${documentId}::uuid AND "lockedAt" IS NOT NULL AND "openedAt" IS NULL`;
}
