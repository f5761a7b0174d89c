import "server-only";
import { z } from "zod";
import { isRefusedByConstraint } from "@/lib/server/db/database-problem";
import { db } from "@/lib/server/db/client";
import { lockTenant } from "@/lib/server/db/lock-tenant";
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
 * empty. Returns the entry with the number of lines that came back without their time; restoring it again returns the same.
 * Throws 404 if there is no entry, and 409 if a row exists again or the row that it belongs to no longer exists; `withParent`
 * restores that one first.
 */
export async function restoreEntry(
  userId: string,
  id: string,
  { withParent }: { withParent: boolean },
): Promise<RestoredRow> {
  try {
    return await db.$transaction(async (transaction) => {
      // Time that it binds again may be bound by a credit note that is taken back at the same time.
      await lockTenant(transaction, userId);
      return restoreIn(transaction, userId, id, withParent);
    });
  } catch (error) {
    if (isRefusedByConstraint(error)) throw conflict(EXISTS);
    throw error;
  }
}

type RestoredRow = TrashEntryRow & { linesWithoutTime: number };

/** The rows of a restored entry. Those of one that an earlier version restored are empty. */
const restoredSchema = z.object({ linesWithoutTime: z.int().default(0) });

const EXISTS = "It cannot be restored, because a row with the same id exists, or was deleted a moment ago.";

async function restoreIn(
  transaction: Transaction,
  userId: string,
  id: string,
  withParent: boolean,
): Promise<RestoredRow> {
  // Locked: of two restores at once, the second one waits and finds that it was restored.
  await transaction.$queryRaw`
    SELECT 1 FROM "TrashEntry" WHERE "userId" = ${userId}::uuid AND "id" = ${id}::uuid FOR UPDATE`;
  const where = { userId_id: { userId, id } };
  const select = { ...trashEntryColumns, restoredAt: true };
  const found = await transaction.trashEntry.findUnique({ where, select });
  if (!found || found.expiresAt <= new Date()) throw notFound();
  const { restoredAt, ...entry } = found;
  if (restoredAt) {
    const { rows } = await transaction.trashEntry.findUniqueOrThrow({ where, select: { rows: true } });
    return { ...entry, ...restoredSchema.parse(rows) };
  }
  const ofParents = await restoreParents(
    transaction,
    { userId, id, kind: entry.kind as TrashKind },
    withParent,
  );
  await insertRowsOf(transaction, { userId, id });
  await restoreCleared(transaction, { userId, id });
  const linesWithoutTime = ofParents + (await restoreTime(transaction, { userId, id }));
  await resumeRepeat(transaction, { userId, id });
  await transaction.$executeRaw`
    UPDATE "TrashEntry" SET "restoredAt" = now(), "rows" = json_build_object('linesWithoutTime', ${linesWithoutTime}::int),
      "objectKeys" = '{}'
    WHERE "userId" = ${userId}::uuid AND "id" = ${id}::uuid`;
  await transaction.trashedRows.deleteMany({ where: { userId, entryId: id } });
  return { ...entry, linesWithoutTime };
}

/** Restores the entries of missing parents, or throws 409 that names the first one. Returns their lines without time. */
async function restoreParents(
  transaction: Transaction,
  entry: { userId: string; id: string; kind: TrashKind },
  withParent: boolean,
): Promise<number> {
  let lines = 0;
  for (const parent of await findMissingParents(transaction, entry)) {
    if (!parent.entry) throw deletedForGood(parent.table);
    if (!withParent) throw parentInTrash(parent.table, parent.entry);
    lines += (await restoreIn(transaction, entry.userId, parent.entry.id, true)).linesWithoutTime;
  }
  return lines;
}
