import "server-only";
import type { z } from "zod";
import { dueAfterPatch, storedDue } from "@/lib/shared/dates/due";
import {
  type Label,
  withLabel,
  withProjectLabel,
  withProjectLabels,
} from "@/lib/projects/server/project-labels";
import { createOnce } from "@/lib/server/db/create-once";
import { countRows } from "@/lib/server/db/count-rows";
import { db, sql } from "@/lib/server/db/client";
import { dueWithin } from "@/lib/server/db/due-within";
import type { Prisma } from "@/lib/server/db/generated/client";
import { comparable, containing, toList } from "@/lib/server/db/list";
import { unlessChanged } from "@/lib/server/db/precondition";
import { notFound } from "@/lib/server/problem";
import { deleteRepeatable } from "@/lib/repeats/server/delete-row";
import type { Transaction } from "@/lib/repeats/server/made-rows";
import { insertRepeatable, updateRepeatable } from "@/lib/repeats/server/save-row";
import type { RepeatScope } from "@/lib/repeats/schema";
import type { newTaskSchema, TaskStatus, taskFilterSchema, taskPatchSchema } from "@/lib/tasks/schema";

/** Returns the tasks that match the filter, the earliest due first. */
export async function searchTasks(
  userId: string,
  filter: z.output<typeof taskFilterSchema>,
  timeZone: string,
) {
  const { take, ...conditions } = filter;
  const where = taskWhere(userId, conditions, timeZone);
  return toList({
    take,
    // Without a filter it leaves out what is left to do in archived projects.
    isFiltered: true,
    rows: () => db.task.findMany({ where, take, select: taskColumns, orderBy }),
    toItems: (rows) => withProjectLabels(userId, rows),
    countMatching: () => db.task.count({ where }),
    countAll: () => countRows("Task", userId),
  });
}

/** Returns a task. Throws 404 if it does not exist. */
export async function getTask(userId: string, id: string) {
  const task = await findTask(userId, id);
  if (!task) throw notFound();
  return task;
}

export async function createTask(
  userId: string,
  { repeat, ...body }: z.output<typeof newTaskSchema>,
  timeZone: string,
) {
  const input = { ...body, ...storedDue(body) };
  const rows = {
    insert: (database: Transaction) =>
      database.task.create({ data: { ...input, userId }, select: taskColumns }),
    read: (database: Transaction, id: string) => readTask(database, userId, id),
  };
  return createOnce({
    input,
    create: async () =>
      withProjectLabel(userId, await insertRepeatable({ userId, kind: "task", timeZone }, repeat, rows)),
    find: () => findTask(userId, input.id ?? ""),
  });
}

/** Changes a task. Returns it, and the trash entry of those that its rule made after it if it no longer repeats. */
export async function updateTask(
  userId: string,
  id: string,
  { scope, repeat, ...patch }: z.output<typeof taskPatchSchema>,
  timeZone: string,
  version?: Date,
) {
  if (isStatusOnly(patch) && !scope && repeat === undefined) {
    const row = await setTaskStatus(userId, id, patch.status, version);
    if (row) return { row, trashEntry: undefined };
  }
  const where = { userId_id: { userId, id } };
  const due = await dueAfterPatch(patch, timeZone, () =>
    db.task.findUniqueOrThrow({ where, select: { dueAt: true, isWithTime: true } }),
  );
  const data = { ...patch, ...due };
  const rows = {
    write: (database: Transaction) =>
      database.task.update({ where: { ...where, updatedAt: version }, data, select: taskColumns }),
    read: (database: Transaction) => readTask(database, userId, id),
  };
  const change = { scope, repeat, status: patch.status, fields: data, due };
  const { row, trashEntry } = await unlessChanged(version, {
    update: () => updateRepeatable({ userId, kind: "task", timeZone }, id, change, rows),
    read: () => getTask(userId, id),
  });
  return { row: await withProjectLabel(userId, row), trashEntry };
}

/**
 * Completes or reopens a task that does not repeat, the most frequent write of all, in one statement. Returns the task with its
 * labels, or undefined if there is no such task, if it repeats, or if it has changed since `version`.
 */
async function setTaskStatus(userId: string, id: string, status: TaskStatus, version?: Date) {
  const [found] = await sql<TaskRow & { label: Label | null }>`
    UPDATE "Task" t SET "status" = ${status}, "updatedAt" = now()
    WHERE t."userId" = ${userId}::uuid AND t."id" = ${id}::uuid AND t."repeatId" IS NULL
      AND (${version ?? null}::timestamptz IS NULL OR t."updatedAt" = ${version ?? null}::timestamptz)
    RETURNING t."id", t."name", t."status"::text, t."details", t."link", t."dueAt", t."isWithTime", t."tags", t."repeatId",
      t."updatedAt", t."projectId", (
        SELECT json_build_object('id', p."id", 'name', p."name", 'clientId', c."id", 'clientName', c."name", 'themeColor', c."themeColor")
        FROM "Project" p LEFT JOIN "Client" c ON c."userId" = p."userId" AND c."id" = p."clientId"
        WHERE p."userId" = ${userId}::uuid AND p."id" = t."projectId") AS "label"`;
  if (!found) return undefined;
  const { label, ...row } = found;
  return withLabel(row, label ?? undefined);
}

function isStatusOnly(patch: { status?: TaskStatus }): patch is { status: TaskStatus } {
  return patch.status !== undefined && Object.keys(patch).length === 1;
}

/** Moves a task to the trash; with `following` also those that its rule made after it. */
export function deleteTask(userId: string, id: string, scope: RepeatScope): Promise<string> {
  return deleteRepeatable(userId, "task", id, scope);
}

function readTask(database: Transaction, userId: string, id: string) {
  return database.task.findUnique({ where: { userId_id: { userId, id } }, select: taskColumns });
}

async function findTask(userId: string, id: string) {
  const task = await readTask(db, userId, id);
  return task && withProjectLabel(userId, task);
}

// The same as compareTasks in rules.ts.
const orderBy = [
  { dueAt: "asc" },
  { updatedAt: "asc" },
  { searchName: "asc" },
  { id: "asc" },
] satisfies Prisma.TaskOrderByWithRelationInput[];

export const taskColumns = {
  id: true,
  name: true,
  status: true,
  details: true,
  link: true,
  dueAt: true,
  isWithTime: true,
  tags: true,
  repeatId: true,
  updatedAt: true,
  projectId: true,
} satisfies Prisma.TaskSelect;

type TaskRow = Prisma.TaskGetPayload<{ select: typeof taskColumns }>;

const withoutArchived = {
  NOT: { status: "pending", project: { archivedAt: { not: null } } },
} satisfies Prisma.TaskWhereInput;

function taskWhere(
  userId: string,
  { name, clientId, tag, from, to, ...equal }: Omit<z.output<typeof taskFilterSchema>, "take">,
  timeZone: string,
): Prisma.TaskWhereInput {
  return {
    userId,
    ...equal,
    ...(tag && { tags: { has: comparable(tag) } }),
    ...dueWithin({ from, to }, timeZone),
    ...(clientId && { project: { clientId } }),
    ...(name && { searchName: containing(name) }),
    // Pending tasks of an archived project are listed with the project or its client only.
    ...(equal.status !== "completed" && !equal.projectId && !clientId && withoutArchived),
  };
}
