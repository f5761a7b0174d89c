import "server-only";
import { rowsTable } from "@/lib/server/db/rows-table";
import type { RepeatKind } from "@/lib/repeats/schema";
import { todayIn } from "@/lib/shared/dates/dates";
import type { Repeat } from "@/lib/server/db/generated/client";
import { type EndedRule, endedRule, packRepeating } from "./ended-rule";
import { dueFor, lockLaterSlots, lockRepeat, type RepeatKey, tableOf, type Transaction } from "./made-rows";
import { addDays } from "@/lib/shared/dates/calendar-date";

/**
 * Ends a rule before the date of a row, which no longer repeats. Its later rows from today on that are as the rule made them are
 * deleted; the others stay, and no longer repeat. With `isUndoable` the deleted ones are moved to the trash: returns the entry,
 * whose restore continues the rule.
 */
export async function endRepeat(
  transaction: Transaction,
  kind: RepeatKind,
  key: RepeatKey,
  slot: string,
  { isUndoable }: { isUndoable: boolean },
): Promise<string | undefined> {
  await lockLaterSlots(transaction, kind, key, slot);
  const repeat = await lockRepeat(transaction, key);
  if (!repeat) {
    await leaveRule(transaction, kind, key, [slot]);
    return undefined;
  }
  // Read again: until the rule was locked, another call may have made more.
  const slots = await lockLaterSlots(transaction, kind, key, slot);
  const today = todayIn(repeat.timeZone, new Date());
  const ahead = slots.filter((later) => later >= today);
  const unchanged = await findUnchanged(transaction, repeat, ahead);
  const cut = await cutRepeat(transaction, key, slot);
  let entryId: string | undefined;
  if (isUndoable) {
    const left = await readRows(transaction, kind, key, { slots: [slot, ...ahead], except: unchanged });
    entryId = await packRepeating(transaction, key.userId, kind, unchanged, endedRule(repeat, cut, left));
  } else await deleteRows(transaction, kind, key, unchanged);
  await leaveRule(transaction, kind, key, [slot, ...ahead]);
  if (!entryId) await deleteIfEmpty(transaction, kind, key);
  return entryId;
}

/** Ends a rule before a date. */
export function cutRepeat(transaction: Transaction, { userId, id }: RepeatKey, slot: string) {
  return transaction.repeat.update({
    where: { userId_id: { userId, id } },
    data: { until: new Date(addDays(slot, -1)), count: null, extendAt: null },
  });
}

/** Deletes a rule that has no rows left. */
export async function deleteIfEmpty(
  transaction: Transaction,
  kind: RepeatKind,
  { userId, id }: RepeatKey,
): Promise<void> {
  await transaction.$executeRaw`
    DELETE FROM "Repeat" r WHERE r."userId" = ${userId}::uuid AND r."id" = ${id}::uuid
      AND NOT EXISTS (SELECT FROM ${tableOf(kind)} t WHERE t."userId" = ${userId}::uuid AND t."repeatId" = r."id")`;
}

async function leaveRule(
  transaction: Transaction,
  kind: RepeatKind,
  { userId, id }: RepeatKey,
  slots: string[],
): Promise<void> {
  await transaction.$executeRaw`
    UPDATE ${tableOf(kind)} SET "repeatId" = NULL, "slot" = NULL
    WHERE "userId" = ${userId}::uuid AND "repeatId" = ${id}::uuid AND "slot" = ANY(${slots}::date[])`;
}

async function readRows(
  transaction: Transaction,
  kind: RepeatKind,
  { userId, id }: RepeatKey,
  { slots, except }: { slots: string[]; except: string[] },
) {
  return transaction.$queryRaw<EndedRule["left"]>`
    SELECT "id", "slot"::text FROM ${tableOf(kind)}
    WHERE "userId" = ${userId}::uuid AND "repeatId" = ${id}::uuid AND "slot" = ANY(${slots}::date[])
      AND "id" <> ALL(${except}::uuid[])`;
}

async function deleteRows(
  transaction: Transaction,
  kind: RepeatKind,
  { userId }: RepeatKey,
  ids: string[],
): Promise<void> {
  await transaction.$executeRaw`
    DELETE FROM ${tableOf(kind)} WHERE "userId" = ${userId}::uuid AND "id" = ANY(${ids}::uuid[])`;
}

/** Returns the ids of the rows of these dates that are as the rule made them. */
async function findUnchanged(transaction: Transaction, repeat: Repeat, slots: string[]): Promise<string[]> {
  const made = slots.map((slot) => dueFor(repeat, slot));
  const rows = await transaction.$queryRaw<{ id: string }[]>`
    SELECT t."id" FROM ${tableOf(repeat.kind)} t, "Repeat" r,
      ${rowsTable(made, { slot: "date", dueAt: "timestamptz" })} s
    WHERE r."userId" = ${repeat.userId}::uuid AND r."id" = ${repeat.id}::uuid
      AND t."userId" = r."userId" AND t."repeatId" = r."id" AND t."slot" = s."slot" AND t."dueAt" = s."dueAt"
      AND t."isWithTime" = (r."minutes" IS NOT NULL)
      AND (t."projectId", t."name", t."details", t."link", t."tags")
        IS NOT DISTINCT FROM (r."projectId", r."name", r."details", r."link", r."tags")
      AND coalesce(to_jsonb(t) ->> 'status', 'pending') = 'pending'`;
  return rows.map(({ id }) => id);
}
