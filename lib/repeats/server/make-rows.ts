import "server-only";
import { todayIn } from "@/lib/shared/dates/dates";
import { firstSlot, slotsFrom } from "@/lib/repeats/slots";
import type { Repeat } from "@/lib/server/db/generated/client";
import { conflict } from "@/lib/server/problem";
import { packedIds, packedTexts } from "@/lib/trash/server/packed-rows";
import { dueFor, insertRowsFor, lockRepeat, type RepeatKey, type Transaction } from "./made-rows";
import { ruleOf } from "./read-repeat";
import { addDays, dateText } from "@/lib/shared/dates/calendar-date";

/** The days ahead for which the events of a rule are made, and the largest number of them. */
const DAYS_AHEAD = 731;
const EVENTS_AHEAD = 400;
/** The largest number of events that all rules of a workspace may have made ahead. */
const WORKSPACE_EVENTS_AHEAD = 10_000;
const DAY_MS = 86_400_000;

/**
 * Makes the events of a rule that are missing in its window, and says when the next ones are made. Dates before today are left
 * out. Throws 409 if the workspace has too many of them and `isRequired`; otherwise what fits is made.
 */
export async function makeEvents(
  transaction: Transaction,
  repeat: Repeat,
  { isRequired, now = new Date() }: { isRequired: boolean; now?: Date },
): Promise<void> {
  const room = WORKSPACE_EVENTS_AHEAD - (await countAhead(transaction, repeat.userId));
  if (isRequired && room <= 0)
    throw conflict("There are too many repeating events. Delete some of them first.");
  const today = todayIn(repeat.timeZone, now);
  const made = dateText(repeat.madeUntil);
  const { ahead, hasMore } = windowOf(repeat, today);
  const missing = ahead.filter((slot) => slot > made).slice(0, Math.max(0, room));
  await insertRowsFor(transaction, repeat, missing);
  const last = missing.at(-1) ?? made;
  await transaction.repeat.update({
    where: { userId_id: { userId: repeat.userId, id: repeat.id } },
    data: {
      madeUntil: new Date(last),
      extendAt: hasMore || last < (ahead.at(-1) ?? last) ? halfWay(now, dueFor(repeat, last).dueAt) : null,
    },
  });
}

/** Makes the task after the last one, if this is its date. Dates before today are left out. */
export async function makeNextTask(
  transaction: Transaction,
  key: RepeatKey,
  slot: string,
  now = new Date(),
): Promise<void> {
  const repeat = await lockRepeat(transaction, key);
  if (!repeat || dateText(repeat.madeUntil) !== slot) return;
  const today = todayIn(repeat.timeZone, now);
  const after = addDays(slot, 1);
  const next = firstSlot(ruleOf(repeat), dateText(repeat.anchor), after > today ? after : today);
  if (!next) return;
  await insertRowsFor(transaction, repeat, [next]);
  await setMadeUntil(transaction, repeat, next);
}

/**
 * Removes the task that was made after this date, if nobody changed it since: this one is open again. It stays if a task in between
 * is in the trash, because that would be made again.
 */
export async function takeBackNextTask(
  transaction: Transaction,
  key: RepeatKey,
  slot: string,
): Promise<void> {
  const repeat = await lockRepeat(transaction, key);
  if (!repeat) return;
  const removed = await transaction.$executeRaw`
    DELETE FROM "Task" n
    WHERE n."userId" = ${key.userId}::uuid AND n."repeatId" = ${key.id}::uuid AND n."slot" > ${slot}::date
      AND n."slot" = ${dateText(repeat.madeUntil)}::date AND n."status" = 'pending' AND n."updatedAt" = n."createdAt"
      AND NOT EXISTS (
        SELECT FROM "Task" o WHERE o."userId" = ${key.userId}::uuid AND o."repeatId" = n."repeatId"
          AND o."slot" > ${slot}::date AND o."slot" < n."slot")
      AND NOT EXISTS (
        SELECT FROM "TrashEntry" e JOIN "TrashedRows" t ON t."userId" = e."userId" AND t."entryId" = e."id",
          unnest(${packedIds("repeatId")}, ${packedTexts("slot")}) o ("repeatId", "slot")
        WHERE e."userId" = ${key.userId}::uuid AND e."restoredAt" IS NULL AND t."table" = 'Task' AND o."repeatId" = n."repeatId"
          AND o."slot"::date > ${slot}::date AND o."slot"::date < n."slot")`;
  if (removed > 0) await setMadeUntil(transaction, repeat, slot);
}

/** Returns the dates of a rule in its window from today on, and whether it has later ones. */
function windowOf(repeat: Repeat, today: string): { ahead: string[]; hasMore: boolean } {
  const end = addDays(today, DAYS_AHEAD);
  const ahead: string[] = [];
  for (const slot of slotsFrom(ruleOf(repeat), dateText(repeat.anchor), today)) {
    if (ahead.length === EVENTS_AHEAD || slot > end) return { ahead, hasMore: true };
    ahead.push(slot);
  }
  return { ahead, hasMore: false };
}

async function countAhead(transaction: Transaction, userId: string): Promise<number> {
  return transaction.event.count({ where: { userId, repeatId: { not: null }, dueAt: { gt: new Date() } } });
}

/** Half of what was made is over by then; at least a day later. */
function halfWay(now: Date, last: string | Date): Date {
  return new Date(+now + Math.max(DAY_MS, (+new Date(last) - +now) / 2));
}

function setMadeUntil(transaction: Transaction, { userId, id }: Repeat, slot: string) {
  return transaction.repeat.update({
    where: { userId_id: { userId, id } },
    data: { madeUntil: new Date(slot) },
  });
}
