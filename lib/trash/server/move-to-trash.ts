import "server-only";
import { db } from "@/lib/server/db/client";
import { inSnapshot } from "@/lib/server/db/in-snapshot";
import type { RawDatabase } from "@/lib/server/db/raw-database";
import { notFound } from "@/lib/server/problem";
import type { TrashKind } from "@/lib/trash/kinds";
import { type Doomed, lockDoomed, withoutRowsBelow } from "./lock";
import { packRows } from "./pack";
import { isReferredTo, tableOfKind } from "./tables";

/**
 * Runs once the rows are locked and before anything is deleted, and again after a conflict with another change. What it throws,
 * or fails to do, leaves the rows where they are.
 */
type BeforeDelete = (database: RawDatabase, doomed: Doomed) => Promise<void>;

/**
 * Moves a row with all that belongs to it into the trash, all or nothing. Returns the id of the trash entry. Throws 404 if there
 * is no such row.
 */
export async function moveToTrash(
  userId: string,
  kind: TrashKind,
  id: string,
  beforeDelete?: BeforeDelete,
): Promise<string> {
  const { entryId } = await moveRowsToTrash(userId, kind, [id], beforeDelete);
  if (!entryId) throw notFound();
  return entryId;
}

/** Moves rows into one trash entry. Unknown ids are ignored; without any row there is no entry. */
export async function moveRowsToTrash(
  userId: string,
  kind: TrashKind,
  ids: string[],
  beforeDelete?: BeforeDelete,
): Promise<{ entryId?: string; count: number }> {
  const table = tableOfKind[kind];
  const nothing = { count: 0 };
  if (!isReferredTo(table))
    return (await packRows(db, userId, await withoutRowsBelow(db, kind, ids))) ?? nothing;
  return inSnapshot(async (database) => {
    const doomed = await lockDoomed(database, userId, kind, ids);
    if (!doomed.ids[table]?.length) return nothing;
    await beforeDelete?.(database, doomed);
    return (await packRows(database, userId, doomed)) ?? nothing;
  });
}
