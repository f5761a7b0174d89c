import "server-only";
import { isRefusedByConstraint } from "@/lib/server/db/database-problem";
import { db } from "@/lib/server/db/client";
import type { Prisma } from "@/lib/server/db/generated/client";
import { conflict, notFound } from "@/lib/server/problem";
import { resumeRepeat } from "@/lib/repeats/server/resume";
import { findMissingParents, deletedForGood, parentInTrash } from "./missing-parents";
import type { TrashKind } from "@/lib/trash/kinds";
import { restoreCleared } from "./restore-cleared";
import { restoreTime } from "./restore-time";
import { insertRowsOf } from "./restore-rows";
import { type TrashEntryRow, trashEntryColumns } from "./entry";

type Transaction = Prisma.TransactionClient;

/**
 * Puts the rows of an entry back as they were, and the references to them that the deletion cleared, where they are still
 * empty. Restoring an entry again returns the same. Throws 404 if there is no entry, and 409 if a row exists again or the row
 * that it belongs to no longer exists; `withParent` restores that one first.
 */
export async function restoreEntry(
  userId: string,
  id: string,
  { withParent }: { withParent: boolean },
): Promise<TrashEntryRow> {
  try {
    return await db.$transaction((transaction) => restoreIn(transaction, userId, id, withParent));
  } catch (error) {
    if (isRefusedByConstraint(error)) throw conflict(EXISTS);
    throw error;
  }
}

const EXISTS = "It cannot be restored, because a row with the same id exists, or was deleted a moment ago.";

async function restoreIn(
  transaction: Transaction,
  userId: string,
  id: string,
  withParent: boolean,
): Promise<TrashEntryRow> {
  // Locked: of two restores at once, the second one waits and finds that it was restored.
  await transaction.$queryRaw`
    SELECT 1 FROM "TrashEntry" WHERE "userId" = ${userId}::uuid AND "id" = ${id}::uuid FOR UPDATE`;
  const where = { userId_id: { userId, id } };
  const select = { ...trashEntryColumns, restoredAt: true };
  const found = await transaction.trashEntry.findUnique({ where, select });
  if (!found || found.expiresAt <= new Date()) throw notFound();
  const { restoredAt, ...entry } = found;
  if (restoredAt) return entry;
  await requireParents(transaction, { userId, id, kind: entry.kind as TrashKind }, withParent);
  await insertRowsOf(transaction, { userId, id });
  await restoreCleared(transaction, { userId, id });
  await restoreTime(transaction, { userId, id });
  await resumeRepeat(transaction, { userId, id });
  await transaction.$executeRaw`
    UPDATE "TrashEntry" SET "restoredAt" = now(), "rows" = '{}', "objectKeys" = '{}'
    WHERE "userId" = ${userId}::uuid AND "id" = ${id}::uuid`;
  await transaction.trashedRows.deleteMany({ where: { userId, entryId: id } });
  return entry;
}

/** Restores the entries of missing parents, or throws 409 that names the first one. */
async function requireParents(
  transaction: Transaction,
  entry: { userId: string; id: string; kind: TrashKind },
  withParent: boolean,
) {
  for (const parent of await findMissingParents(transaction, entry)) {
    if (!parent.entry) throw deletedForGood(parent.table);
    if (!withParent) throw parentInTrash(parent.table, parent.entry);
    await restoreIn(transaction, entry.userId, parent.entry.id, true);
  }
}
