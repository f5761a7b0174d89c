import "server-only";
import type { z } from "zod";
import { dueAfterPatch, storedDue } from "@/lib/due";
import { isFiltered } from "@/lib/list";
import { withProjectLabel, withProjectLabels } from "@/lib/projects/project-labels";
import { searchText } from "@/lib/search-text";
import { createOnce } from "@/lib/server/db/create-once";
import { db } from "@/lib/server/db/client";
import { dueWithin } from "@/lib/server/db/due-within";
import type { Prisma } from "@/lib/server/db/generated/client";
import { escapeLike, toList } from "@/lib/server/db/list";
import { unlessChanged } from "@/lib/server/db/precondition";
import { notFound } from "@/lib/server/problem";
import { foundOr404 } from "@/lib/server/db/found-or-404";
import { moveToTrash } from "@/lib/server/trash/move-to-trash";
import { type Clock, eventStatus, scheduledFrom } from "./rules";
import type { eventFilterSchema, eventPatchSchema, EventStatus, newEventSchema } from "./schema";

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
    countAll: () => db.event.count({ where: { userId } }),
  });
}

/** Returns an event. Throws 404 if it does not exist. */
export async function getEvent(userId: string, id: string, timeZone: string) {
  const event = await findEvent(userId, id, timeZone);
  if (!event) throw notFound();
  return event;
}

export async function createEvent(userId: string, body: z.output<typeof newEventSchema>, timeZone: string) {
  const input = { ...body, ...storedDue(body) };
  return createOnce({
    input,
    create: async () =>
      toEvent(
        userId,
        foundOr404(await db.event.create({ data: { ...input, userId }, select: eventColumns })),
        timeZone,
      ),
    find: () => findEvent(userId, input.id ?? "", timeZone),
  });
}

export async function updateEvent(
  userId: string,
  id: string,
  patch: z.output<typeof eventPatchSchema>,
  timeZone: string,
  version?: Date,
) {
  const where = { userId_id: { userId, id } };
  const due = await dueAfterPatch(patch, timeZone, () =>
    db.event.findUniqueOrThrow({ where, select: { dueAt: true, isWithTime: true } }),
  );
  const data = { ...patch, ...due };
  const event = await unlessChanged(version, {
    update: () => db.event.update({ where: { ...where, updatedAt: version }, data, select: eventColumns }),
    read: () => getEvent(userId, id, timeZone),
  });
  return toEvent(userId, foundOr404(event), timeZone);
}

export function deleteEvent(userId: string, id: string): Promise<string> {
  return moveToTrash(userId, "event", id);
}

async function findEvent(userId: string, id: string, timeZone: string) {
  const event = await db.event.findUnique({ where: { userId_id: { userId, id } }, select: eventColumns });
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
    ...(name && { searchName: { contains: escapeLike(searchText(name)) } }),
    ...(tag && { tags: { has: tag } }),
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
