import "server-only";
import type { z } from "zod";
import { createOnce } from "@/lib/server/db/create-once";
import { db } from "@/lib/server/db/client";
import { Prisma } from "@/lib/server/db/generated/client";
import { conflict, notFound, preconditionFailed } from "@/lib/server/problem";
import { forgetLines } from "@/lib/sales-documents/server/time/changed-time";
import { packRows } from "@/lib/trash/server/pack";
import { withoutRowsBelow } from "@/lib/trash/server/lock";
import type { newTimeEntrySchema, TimeEntryPatch } from "@/lib/time-entries/schema";
import { requireFree, requireNotIssued } from "./billed";
import { lockUser, projectOf, requireTimes } from "./lock-user";
import { findRunning, findTimeEntry, getTimeEntry } from "./read-entry";

type Transaction = Prisma.TransactionClient;

/** Writes down time. Throws 422 for times that no entry can have, and 404 for an unknown project or task. */
export async function createTimeEntry(userId: string, input: z.output<typeof newTimeEntrySchema>) {
  return createOnce({
    input,
    create: async () => {
      requireTimes(input, new Date());
      const id = await db.$transaction(async (transaction) => {
        const projectId = await projectOf(transaction, userId, input);
        const data = { ...input, projectId, userId };
        return (await transaction.timeEntry.create({ data, select: { id: true } })).id;
      });
      return getTimeEntry(userId, id);
    },
    find: () => findTimeEntry(db, userId, input.id ?? ""),
  });
}

/**
 * Changes an entry. Throws 409 for one of an issued document, for a change of what a draft is made from, and for an end of null
 * while another clock runs; 412 for another version; 422 as a create does.
 */
export async function updateTimeEntry(userId: string, id: string, input: TimeEntryPatch, version?: Date) {
  await db.$transaction(async (transaction) => {
    const now = await lockUser(transaction, userId);
    const stored = await findLocked(transaction, userId, id);
    if (version && stored.updatedAt !== version.toISOString()) throw preconditionFailed(stored);
    await requireNotIssued(transaction, userId, stored.documentId);
    const patch = await withProject(transaction, userId, stored, input);
    const after = { ...stored, ...patch };
    if (patch.startedAt !== undefined || patch.endedAt !== undefined) requireTimes(after, now);
    if (isOther(stored, after)) {
      await requireFree(transaction, userId, stored.documentId);
      await forgetLines(transaction, userId, Prisma.sql`e."id" = ${id}::uuid`);
    }
    const running = patch.endedAt === null ? await findRunning(transaction, userId) : null;
    if (running && running.id !== id) throw conflict("Another clock is running. Stop it first.");
    await transaction.timeEntry.update({
      where: { userId_id: { userId, id } },
      data: patch,
      select: { id: true },
    });
  });
  return getTimeEntry(userId, id);
}

/** Moves an entry to the trash. Returns the id of the trash entry. Throws 409 for one that is on a document. */
export async function deleteTimeEntry(userId: string, id: string): Promise<string> {
  return db.$transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const { documentId } = await findLocked(transaction, userId, id);
    await requireNotIssued(transaction, userId, documentId);
    await requireFree(transaction, userId, documentId);
    await forgetLines(transaction, userId, Prisma.sql`e."id" = ${id}::uuid`);
    const doomed = await withoutRowsBelow(transaction, "timeEntry", [id]);
    const packed = await packRows(transaction, userId, doomed);
    if (!packed) throw notFound();
    return packed.entryId;
  });
}

/** Adds the project of a new task to a patch. Throws 422 for a task and a project that do not belong together. */
async function withProject(
  transaction: Transaction,
  userId: string,
  stored: Entry,
  patch: TimeEntryPatch,
): Promise<TimeEntryPatch> {
  if (patch.taskId) return { ...patch, projectId: await projectOf(transaction, userId, patch) };
  const { taskId = stored.task && stored.taskId, projectId = stored.projectId } = patch;
  // A task that was moved later stays at the time that it took in its first project.
  if (projectId !== stored.projectId) await projectOf(transaction, userId, { taskId, projectId });
  return patch;
}

async function findLocked(transaction: Transaction, userId: string, id: string) {
  const stored = await findTimeEntry(transaction, userId, id);
  if (!stored) throw notFound();
  return stored;
}

type Entry = Awaited<ReturnType<typeof findLocked>>;
type Changed = Omit<Entry, "startedAt" | "endedAt"> & {
  startedAt: string | Date;
  endedAt: string | Date | null;
};

/** Returns whether a change concerns what the line of a document is made from. */
function isOther(before: Entry, after: Changed): boolean {
  const times = [before, after].map(({ startedAt, endedAt }) =>
    [startedAt, endedAt].map((time) => time && +new Date(time)).join(),
  );
  const columns = ["projectId", "isBillable", "rate"] as const;
  return times[0] !== times[1] || columns.some((column) => before[column] !== after[column]);
}
