import "server-only";
import type { RepeatScope, RepeatKind } from "@/lib/repeats/schema";
import { db } from "@/lib/server/db/client";
import { notFound } from "@/lib/server/problem";
import { cutRepeat } from "./end-repeat";
import { endedRule, packRepeating } from "./ended-rule";
import { lockLaterSlots, lockProjectOf, lockRepeat, tableOf, type Transaction } from "./made-rows";
import { makeNextTask } from "./make-rows";
import { dateText } from "@/lib/shared/dates/calendar-date";

type Row = { id: string; repeatId: string | null; slot: Date | null; status: string | null };

/**
 * Moves a task or an event into the trash; with `following` also all later rows of its rule, which ends before it. A rule does
 * not make a deleted date again; the task after a deleted one is made instead. Returns the id of the trash entry. Throws 404 if
 * there is no such row.
 */
export async function deleteRepeatable(
  userId: string,
  kind: RepeatKind,
  id: string,
  scope: RepeatScope,
): Promise<string> {
  return db.$transaction(async (transaction) => {
    await lockProjectOf(transaction, kind, userId, id);
    const [row] = await transaction.$queryRaw<Row[]>`
      SELECT t."id", t."repeatId", t."slot", to_jsonb(t) ->> 'status' AS "status" FROM ${tableOf(kind)} t
      WHERE t."userId" = ${userId}::uuid AND t."id" = ${id}::uuid FOR UPDATE`;
    if (!row) throw notFound();
    if (scope === "following" && row.repeatId && row.slot)
      return deleteFollowing(transaction, userId, kind, {
        repeatId: row.repeatId,
        slot: dateText(row.slot),
      });
    const entryId = await pack(transaction, userId, kind, [id]);
    if (kind === "task" && row.status === "pending" && row.repeatId && row.slot)
      await makeNextTask(transaction, { userId, id: row.repeatId }, dateText(row.slot));
    return entryId;
  });
}

async function deleteFollowing(
  transaction: Transaction,
  userId: string,
  kind: RepeatKind,
  { repeatId, slot }: { repeatId: string; slot: string },
): Promise<string> {
  const key = { userId, id: repeatId };
  await lockLaterSlots(transaction, kind, key, slot);
  const repeat = await lockRepeat(transaction, key);
  const rows = await transaction.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM ${tableOf(kind)}
    WHERE "userId" = ${userId}::uuid AND "repeatId" = ${repeatId}::uuid AND "slot" >= ${slot}::date`;
  const ids = rows.map(({ id }) => id);
  if (!repeat) return pack(transaction, userId, kind, ids);
  const cut = await cutRepeat(transaction, key, slot);
  return pack(transaction, userId, kind, ids, endedRule(repeat, cut));
}

/** Throws 404 if the rows no longer exist. */
async function pack(...packed: Parameters<typeof packRepeating>): Promise<string> {
  const entryId = await packRepeating(...packed);
  if (!entryId) throw notFound();
  return entryId;
}
