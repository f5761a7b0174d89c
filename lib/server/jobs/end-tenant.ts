import "server-only";
import { db } from "@/lib/server/db/client";
import { releaseAll, removeReleased } from "@/lib/server/storage/removal";

/** Ends a tenant for good: everything that is theirs, their sessions and their objects. P2025 when there is none. */
export async function endTenant(userId: string): Promise<void> {
  const [, released] = await db.$transaction([
    // Held still first: otherwise an upload could begin between the two statements and be forgotten.
    db.$queryRaw`SELECT 1 AS held FROM "User" WHERE "id" = ${userId}::uuid FOR UPDATE`,
    releaseAll([userId]),
    db.user.delete({ where: { id: userId }, select: { id: true } }),
  ]);
  await removeReleased(released);
}
