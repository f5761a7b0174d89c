import "server-only";
import type { z } from "zod";
import { dueAfterPatch, storedDue } from "@/lib/shared/dates/due";
import { isFiltered } from "@/lib/api/list";
import { withProjectLabel, withProjectLabels } from "@/lib/projects/server/project-labels";
import { createOnce } from "@/lib/server/db/create-once";
import { countRows } from "@/lib/server/db/count-rows";
import { db } from "@/lib/server/db/client";
import { dueWithin } from "@/lib/server/db/due-within";
import type { Prisma } from "@/lib/server/db/generated/client";
import { comparable, containing, toList } from "@/lib/server/db/list";
import { unlessChanged } from "@/lib/server/db/precondition";
import { notFound } from "@/lib/server/problem";
import { deleteRepeatable } from "@/lib/repeats/server/delete-row";
import type { Transaction } from "@/lib/repeats/server/made-rows";
import { insertRepeatable, updateRepeatable } from "@/lib/repeats/server/save-row";
import type { RepeatScope } from "@/lib/repeats/schema";
import { type Clock, eventStatus, scheduledFrom } from "@/lib/events/rules";
import type { eventFilterSchema, eventPatchSchema, EventStatus, newEventSchema } from "@/lib/events/schema";

/** Returns the events that match the filter: the next event first, or the latest first for completed ones. */
export async function searchEvents(
  userId: string,
  filter: z.output<typeof eventFilterSchema>,
  timeZone: string,
  now = new Date(),
) {
  const { take, ...conditions } = filter;
  const clock = { now, timeZone };
  const where = eventWhere(userId, conditions, clock);
  const direction = conditions.status === "completed" ? "desc" : "asc";
  return toList({
    take,
    isFiltered: isFiltered(conditions),
    rows: () =>
      db.event.findMany({
        where,
        take,
        select: eventColumns,
        orderBy: [{ dueAt: direction }, { id: direction }],
      }),
    toItems: (rows) =>
      withProjectLabels(
        userId,
        rows.map((row) => withStatus(row, clock)),
      ),
    countMatching: () => db.event.count({ where }),
    countAll: () => countRows("Event", userId),
  });
}

/** Returns an event. Throws 404 if it does not exist. */
export async function getEvent(userId: string, id: string, timeZone: string) {
  const event = await findEvent(userId, id, timeZone);
  if (!event) throw notFound();
  return event;
}

export async function createEvent(
  userId: string,
  { repeat, ...body }: z.output<typeof newEventSchema>,
  timeZone: string,
) {
  const input = { ...body, ...storedDue(body) };
  const rows = {
    insert: (database: Transaction) =>
      database.event.create({ data: { ...input, userId }, select: eventColumns }),
    read: (database: Transaction, id: string) => readEvent(database, userId, id),
  };
  return createOnce({
    input,
    create: async () =>
      toEvent(userId, await insertRepeatable({ userId, kind: "event", timeZone }, repeat, rows), timeZone),
    find: () => findEvent(userId, input.id ?? "", timeZone),
  });
}

/** Changes an event. Returns it, and the trash entry of those that its rule made after it if it no longer repeats. */
export async function updateEvent(
  userId: string,
  id: string,
  { scope, repeat, ...patch }: z.output<typeof eventPatchSchema>,
  timeZone: string,
  version?: Date,
) {
  const where = { userId_id: { userId, id } };
  const due = await dueAfterPatch(patch, timeZone, () =>
    db.event.findUniqueOrThrow({ where, select: { dueAt: true, isWithTime: true } }),
  );
  const data = { ...patch, ...due };
  const rows = {
    write: (database: Transaction) =>
      database.event.update({ where: { ...where, updatedAt: version }, data, select: eventColumns }),
    read: (database: Transaction) => readEvent(database, userId, id),
  };
  const change = { scope, repeat, fields: data, due };
  const { row, trashEntry } = await unlessChanged(version, {
    update: () => updateRepeatable({ userId, kind: "event", timeZone }, id, change, rows),
    read: () => getEvent(userId, id, timeZone),
  });
  return { row: await toEvent(userId, row, timeZone), trashEntry };
}

/** Moves an event to the trash; with `following` also those that its rule made after it. */
export function deleteEvent(userId: string, id: string, scope: RepeatScope): Promise<string> {
  return deleteRepeatable(userId, "event", id, scope);
}

function readEvent(database: Transaction, userId: string, id: string) {
  return database.event.findUnique({ where: { userId_id: { userId, id } }, select: eventColumns });
}

async function findEvent(userId: string, id: string, timeZone: string) {
  const event = await readEvent(db, userId, id);
  return event && toEvent(userId, event, timeZone);
}

const eventColumns = {
  id: true,
  name: true,
  details: true,
  link: true,
  dueAt: true,
  isWithTime: true,
  tags: true,
  repeatId: true,
  updatedAt: true,
  projectId: true,
} satisfies Prisma.EventSelect;

type EventRow = Prisma.EventGetPayload<{ select: typeof eventColumns }>;

function withStatus(row: EventRow, clock: Clock) {
  return { ...row, status: eventStatus(row, clock) };
}

function toEvent(userId: string, row: EventRow, timeZone: string) {
  return withProjectLabel(userId, withStatus(row, clockIn(timeZone)));
}

function eventWhere(
  userId: string,
  { name, status, projectId, clientId, tag, from, to }: Omit<z.output<typeof eventFilterSchema>, "take">,
  clock: Clock,
): Prisma.EventWhereInput {
  return {
    userId,
    ...(projectId && { projectId }),
    ...(clientId && { project: { clientId } }),
    ...(name && { searchName: containing(name) }),
    ...(tag && { tags: { has: comparable(tag) } }),
    // Events of an archived project are listed only with the project or its client, and in the calendar.
    ...(status === "scheduled" &&
      !projectId &&
      !clientId && { NOT: { project: { archivedAt: { not: null } } } }),
    AND: [status && statusWhere(status, clock), dueWithin({ from, to }, clock.timeZone)].filter(
      (condition) => condition !== undefined,
    ),
  };
}

function statusWhere(status: EventStatus, clock: Clock): Prisma.EventWhereInput {
  const { timed, dated } = scheduledFrom(clock);
  const side = status === "scheduled" ? "gte" : "lt";
  return {
    OR: [
      { isWithTime: true, dueAt: { [side]: timed } },
      { isWithTime: false, dueAt: { [side]: dated } },
    ],
  };
}

function clockIn(timeZone: string): Clock {
  return { now: new Date(), timeZone };
}
