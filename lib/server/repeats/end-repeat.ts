import "server-only";
import { todayIn } from "@/lib/dates";
import type { Repeat } from "@/lib/server/db/generated/client";
import { addDays } from "@/lib/week";
import { dueFor, lockLaterSlots, lockRepeat, type RepeatKey, tableOf, type Transaction } from "./made-rows";

/**
 * Ends a rule before a date whose row no longer belongs to it. Its later rows from today on that are as the rule made them are
 * deleted; the others stay, and no longer repeat.
 */
export async function endRepeat(
  transaction: Transaction,
  kind: Repeat["kind"],
  key: RepeatKey,
  slot: string,
): Promise<void> {
  await lockLaterSlots(transaction, kind, key, slot);
  const repeat = await lockRepeat(transaction, key);
  if (!repeat) return;
  // Read again: until the rule was locked, another call may have made more.
  const slots = await lockLaterSlots(transaction, kind, key, slot);
  const today = todayIn(repeat.timeZone, new Date());
  const ahead = slots.filter((later) => later >= today);
  await deleteUnchanged(transaction, repeat, ahead);
  await transaction.$executeRaw`
    UPDATE ${tableOf(kind)} SET "repeatId" = NULL, "slot" = NULL
    WHERE "userId" = ${key.userId}::uuid AND "repeatId" = ${key.id}::uuid AND "slot" = ANY(${ahead}::date[])`;
  await cutRepeat(transaction, key, slot);
  await deleteIfEmpty(transaction, kind, key);
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
  kind: Repeat["kind"],
  { userId, id }: RepeatKey,
): Promise<void> {
  await transaction.$executeRaw`
    DELETE FROM "Repeat" r WHERE r."userId" = ${userId}::uuid AND r."id" = ${id}::uuid
      AND NOT EXISTS (SELECT FROM ${tableOf(kind)} t WHERE t."userId" = r."userId" AND t."repeatId" = r."id")`;
}

async function deleteUnchanged(transaction: Transaction, repeat: Repeat, slots: string[]): Promise<void> {
  const isOpen = tableOf(repeat.kind);
  const made = JSON.stringify(slots.map((slot) => dueFor(repeat, slot)));
  await transaction.$executeRaw`
    DELETE FROM ${isOpen} t USING "Repeat" r, jsonb_to_recordset(${made}::jsonb) s ("slot" date, "dueAt" timestamptz)
    WHERE r."userId" = ${repeat.userId}::uuid AND r."id" = ${repeat.id}::uuid
      AND t."userId" = r."userId" AND t."repeatId" = r."id" AND t."slot" = s."slot" AND t."dueAt" = s."dueAt"
      AND t."isWithTime" = (r."minutes" IS NOT NULL)
      AND (t."projectId", t."name", t."details", t."link", t."tags")
        IS NOT DISTINCT FROM (r."projectId", r."name", r."details", r."link", r."tags")
      AND coalesce(to_jsonb(t) ->> 'status', 'pending') = 'pending'`;
}
