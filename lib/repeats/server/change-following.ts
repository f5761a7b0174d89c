import "server-only";
import { conflict } from "@/lib/server/problem";
import { rowsTable } from "@/lib/server/db/rows-table";
import { v7 as newId } from "uuid";
import { calendarDate, type Due } from "@/lib/shared/dates/dates";
import { moveRule, TooManyDates } from "@/lib/repeats/move";
import type { Prisma, Repeat } from "@/lib/server/db/generated/client";
import { cutRepeat, deleteIfEmpty } from "./end-repeat";
import { dueFor, lockLaterSlots, lockRepeat, type RepeatKey, tableOf, type Transaction } from "./made-rows";
import { ruleOf } from "./read-repeat";
import { type RepeatableRow, timeOfDay } from "./start-repeat";
import { dateText } from "@/lib/shared/dates/calendar-date";

/** The fields that a rule's rows have in common. */
export type SharedFields = Partial<Pick<RepeatableRow, "projectId" | "name" | "details" | "link" | "tags">>;

/**
 * Applies a change of a row to its rule and to all later rows. With another time of day they keep their dates; with another
 * date than it had before a rule of its own begins with the row, and the later rows move along.
 */
export async function changeFollowing(
  transaction: Transaction,
  {
    kind,
    key,
    slot,
    row,
    fields,
    dueBefore,
  }: {
    kind: Repeat["kind"];
    key: RepeatKey;
    slot: string;
    row: RepeatableRow;
    fields: SharedFields;
    /** When the row was due before, if the change contains that. */
    dueBefore?: Due;
  },
): Promise<void> {
  await lockLaterSlots(transaction, kind, key, slot);
  const repeat = await lockRepeat(transaction, key);
  if (!repeat) return;
  if (Object.keys(fields).length > 0) await changeFields(transaction, repeat, slot, fields);
  if (!dueBefore) return;
  const later = await lockLaterSlots(transaction, kind, key, slot);
  const minutes = timeOfDay(row, repeat.timeZone);
  const date = calendarDate(row, repeat.timeZone);
  if (date === calendarDate(dueBefore, repeat.timeZone))
    await changeTime(transaction, repeat, later, minutes);
  else await moveDates(transaction, { repeat: { ...repeat, ...fields }, slot, date, minutes, later });
}

async function changeFields(transaction: Transaction, repeat: Repeat, slot: string, fields: SharedFields) {
  const { userId, id, kind } = repeat;
  const later = {
    where: { userId, repeatId: id, slot: { gt: new Date(slot) } },
    data: fields satisfies Prisma.TaskUncheckedUpdateManyInput,
  };
  await (kind === "task" ? transaction.task.updateMany(later) : transaction.event.updateMany(later));
  await transaction.repeat.update({ where: { userId_id: { userId, id } }, data: fields });
}

async function changeTime(
  transaction: Transaction,
  repeat: Repeat,
  later: string[],
  minutes: number | null,
): Promise<void> {
  const { userId, id } = repeat;
  await transaction.repeat.update({ where: { userId_id: { userId, id } }, data: { minutes } });
  await placeRows(
    transaction,
    repeat,
    { ...repeat, minutes },
    later.map((slot) => [slot, slot]),
  );
}

async function moveDates(
  transaction: Transaction,
  {
    repeat,
    slot,
    date,
    minutes,
    later,
  }: { repeat: Repeat; slot: string; date: string; minutes: number | null; later: string[] },
): Promise<void> {
  const { userId, id, kind } = repeat;
  // The dates of deleted rows keep their place, so that nothing takes it.
  const { rule, places, last } = movedRule({
    rule: ruleOf(repeat),
    anchor: dateText(repeat.anchor),
    from: slot,
    to: date,
    madeUntil: dateText(repeat.madeUntil),
  });
  const { until, ...shape } = rule;
  const moved = await transaction.repeat.create({
    data: {
      ...repeat,
      ...shape,
      id: newId(),
      until: until && new Date(until),
      anchor: new Date(date),
      minutes,
      madeUntil: new Date(last),
    },
  });
  await placeRows(
    transaction,
    repeat,
    moved,
    [slot, ...later].map((old) => [old, places.get(old)]),
  );
  await cutRepeat(transaction, { userId, id }, slot);
  await deleteIfEmpty(transaction, kind, { userId, id });
}

function movedRule(move: Parameters<typeof moveRule>[0]) {
  try {
    return moveRule(move);
  } catch (error) {
    if (error instanceof TooManyDates)
      throw conflict("It has too many dates to be moved. End it, and repeat a new one.");
    throw error;
  }
}

/** Moves rows from dates of one rule to dates of another, or of the same; without a date they no longer repeat. */
async function placeRows(
  transaction: Transaction,
  from: Repeat,
  to: Repeat,
  places: [string, string | undefined][],
): Promise<void> {
  const kept = places.flatMap(([old, slot]) => (slot ? [{ old, ...dueFor(to, slot) }] : []));
  const lost = places.flatMap(([old, slot]) => (slot ? [] : [old]));
  const table = tableOf(from.kind);
  await transaction.$executeRaw`
    UPDATE ${table} t SET "repeatId" = ${to.id}::uuid, "slot" = s."slot", "dueAt" = s."dueAt",
      "isWithTime" = ${to.minutes !== null}, "updatedAt" = now()
    FROM ${rowsTable(kept, { old: "date", slot: "date", dueAt: "timestamptz" })} s
    WHERE t."userId" = ${from.userId}::uuid AND t."repeatId" = ${from.id}::uuid AND t."slot" = s."old"`;
  await transaction.$executeRaw`
    UPDATE ${table} SET "repeatId" = NULL, "slot" = NULL
    WHERE "userId" = ${from.userId}::uuid AND "repeatId" = ${from.id}::uuid AND "slot" = ANY(${lost}::date[])`;
}
