import "server-only";
import { v7 as newId } from "uuid";
import { calendarDate, clockTime } from "@/lib/shared/dates/dates";
import { ENDS_TOO_EARLY, endsTooEarly } from "@/lib/repeats/rules";
import type { RepeatRule, RepeatKind } from "@/lib/repeats/schema";
import { normalRule } from "@/lib/repeats/slots";
import type { Repeat } from "@/lib/server/db/generated/client";
import { invalid } from "@/lib/server/problem";
import { tableOf, type Transaction } from "./made-rows";
import { makeEvents, makeNextTask } from "./make-rows";
import { dateText } from "@/lib/shared/dates/calendar-date";

/** A task or an event, with the fields that its repeats get. */
export type RepeatableRow = {
  id: string;
  projectId: string | null;
  name: string;
  details: string | null;
  link: string | null;
  tags: string[];
  dueAt: Date;
  isWithTime: boolean;
  /** Of a task. */
  status?: "pending" | "completed";
};

/**
 * Starts a rule with a row, whose date in the zone is the anchor, and makes the rows after it. Throws 422 if it ends before the
 * row.
 */
export async function startRepeat(
  transaction: Transaction,
  {
    userId,
    kind,
    row,
    rule,
    timeZone,
  }: { userId: string; kind: RepeatKind; row: RepeatableRow; rule: RepeatRule; timeZone: string },
): Promise<void> {
  const { id: rowId, projectId, name, details, link, tags } = row;
  if (endsTooEarly(rule, row, timeZone)) throw invalid([{ path: "repeat.until", message: ENDS_TOO_EARLY }]);
  const anchor = calendarDate(row, timeZone);
  const { until, ...shape } = normalRule(rule, anchor);
  const repeat = await transaction.repeat.create({
    data: {
      userId,
      kind,
      projectId,
      name,
      details,
      link,
      tags,
      ...shape,
      id: newId(),
      until: until && new Date(until),
      anchor: new Date(anchor),
      minutes: timeOfDay(row, timeZone),
      timeZone,
      madeUntil: new Date(anchor),
    },
  });
  await transaction.$executeRaw`
    UPDATE ${tableOf(kind)} SET "repeatId" = ${repeat.id}::uuid, "slot" = ${anchor}::date
    WHERE "userId" = ${userId}::uuid AND "id" = ${rowId}::uuid`;
  await makeRowsAfter(transaction, repeat, row);
}

/** Makes what comes after a row: all events ahead, or the next task if the row is completed. */
export async function makeRowsAfter(
  transaction: Transaction,
  repeat: Repeat,
  { status }: Pick<RepeatableRow, "status">,
): Promise<void> {
  if (repeat.kind === "event") return makeEvents(transaction, repeat, { isRequired: true });
  if (status !== "completed") return;
  const { userId, id, madeUntil } = repeat;
  await makeNextTask(transaction, { userId, id }, dateText(madeUntil));
}

/** Returns the time of day of a row in minutes; null for a whole day. */
export function timeOfDay(
  { dueAt, isWithTime }: Pick<RepeatableRow, "dueAt" | "isWithTime">,
  timeZone: string,
): number | null {
  if (!isWithTime) return null;
  const { hours, minutes } = clockTime(dueAt, timeZone);
  return hours * 60 + minutes;
}
