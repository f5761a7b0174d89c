import "server-only";
import { db } from "@/lib/server/db/client";
import type { Prisma } from "@/lib/server/db/generated/client";
import { type Released, releaseAll, removeReleased } from "@/lib/server/storage/removal";
import { deleteTenantRows, hasManyRows } from "./delete-tenant-rows";

/** An import may write for as long. */
export const ENDING_MS = 300_000;

/** Permanently deletes a tenant with its rows, sessions and stored objects. Throws P2025 if it does not exist. */
export async function endTenant(userId: string): Promise<void> {
  const released = await db.$transaction(
    async (transaction) => {
      // Locked first: otherwise an upload could start between the statements and be missed.
      await transaction.$queryRaw`SELECT 1 FROM "User" WHERE "id" = ${userId}::uuid FOR UPDATE`;
      return deleteTenant(transaction, userId);
    },
    { timeout: ENDING_MS },
  );
  await removeReleased(released);
}

/** Deletes a tenant that this transaction has locked. Returns its objects, which are queued for removal. */
export async function deleteTenant(
  transaction: Prisma.TransactionClient,
  userId: string,
): Promise<Released[]> {
  const released = await releaseAll([userId], transaction);
  // Otherwise one statement is enough, which takes a quarter of the time.
  if (await hasManyRows(transaction, userId)) await deleteTenantRows(transaction, userId);
  await transaction.user.delete({ where: { id: userId }, select: { id: true } });
  return released;
}
