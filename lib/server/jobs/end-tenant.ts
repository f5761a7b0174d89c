import "server-only";
import { db } from "@/lib/server/db/client";
import { releaseAll, removeReleased } from "@/lib/server/storage/removal";

/** Permanently deletes a tenant with its rows, sessions and stored objects. Throws P2025 if it does not exist. */
export async function endTenant(userId: string): Promise<void> {
  const [, released] = await db.$transaction([
    // Locked first: otherwise an upload could start between the two statements and be missed.
    db.$queryRaw`SELECT 1 AS held FROM "User" WHERE "id" = ${userId}::uuid FOR UPDATE`,
    releaseAll([userId]),
    db.user.delete({ where: { id: userId }, select: { id: true } }),
  ]);
  await removeReleased(released);
}
