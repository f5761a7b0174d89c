import "server-only";
import type { z } from "zod";
import { db } from "@/lib/server/db/client";
import { toList } from "@/lib/server/db/list";
import { notFound } from "@/lib/server/problem";
import { withReleasedObjectsOf } from "@/lib/server/storage/removal";
import { trashEntryColumns } from "./entry";
import type { trashFilterSchema } from "@/lib/trash/schema";

/** Returns the trash entries that can be restored, the newest first. */
export async function searchTrash(userId: string, { take }: z.output<typeof trashFilterSchema>) {
  const where = { userId, ...isInTrash() };
  return toList({
    take,
    isFiltered: false,
    rows: () =>
      db.trashEntry.findMany({
        where,
        take,
        select: trashEntryColumns,
        orderBy: [{ deletedAt: "desc" }, { id: "desc" }],
      }),
    toItems: (rows) => rows,
    countMatching: () => db.trashEntry.count({ where }),
    countAll: () => db.trashEntry.count({ where }),
  });
}

/** Deletes an entry for good, with its stored objects. Throws 404 if it does not exist or was restored. */
export async function deleteTrashEntry(userId: string, id: string): Promise<void> {
  await withReleasedObjectsOf(userId, async (transaction) => {
    const { count } = await transaction.trashEntry.deleteMany({ where: { userId, id, ...isInTrash() } });
    if (count === 0) throw notFound();
  });
}

/** Deletes every entry for good, with their stored objects. */
export async function emptyTrash(userId: string): Promise<void> {
  await withReleasedObjectsOf(userId, (transaction) =>
    transaction.trashEntry.deleteMany({ where: { userId, ...isInTrash() } }),
  );
}

/** Restored entries are kept until they expire, so that restoring them again returns the same. */
function isInTrash() {
  return { restoredAt: null, expiresAt: { gt: new Date() } };
}
