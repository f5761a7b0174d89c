import "server-only";
import { db } from "@/lib/server/db/client";
import { lockingBatch } from "@/lib/server/db/distributed";
import { releaseUnused } from "@/lib/server/storage/removal";

const ENTRIES = 100;

/** Deletes a batch of expired entries and releases their stored objects. Returns how many it deleted. */
export async function deleteExpiredTrash(): Promise<number> {
  return db.$transaction(async (transaction) => {
    const ended = await transaction.$queryRaw<{ userId: string; hasObjects: boolean }[]>`
      DELETE FROM "TrashEntry" WHERE ("userId", "id") IN (
        SELECT "userId", "id" FROM "TrashEntry" WHERE "expiresAt" <= now()
        ORDER BY "expiresAt" LIMIT ${ENTRIES} ${await lockingBatch(transaction)})
      RETURNING "userId", cardinality("objectKeys") > 0 AS "hasObjects"`;
    const tenants = new Set(ended.filter(({ hasObjects }) => hasObjects).map(({ userId }) => userId));
    for (const userId of tenants) await releaseUnused(userId, transaction);
    return ended.length;
  });
}
