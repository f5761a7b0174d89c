import "server-only";
import type { z } from "zod";
import { createOnce } from "@/lib/server/db/create-once";
import { db } from "@/lib/server/db/client";
import type { Prisma } from "@/lib/server/db/generated/client";
import { conflict, invalid } from "@/lib/server/problem";
import { END_BEFORE_START, END_SKEW_MS, timesProblem, TOO_LONG } from "@/lib/time-entries/limits";
import type { startTimeSchema, stopTimeSchema } from "@/lib/time-entries/schema";
import { lockUser, projectOf, requireTimes } from "./lock-user";
import { findRunning, findTimeEntry, getTimeEntry } from "./read-entry";

type Transaction = Prisma.TransactionClient;

/** Returns the entry that is running, or an empty object. */
export async function getRunning(userId: string): Promise<object> {
  return (await findRunning(db, userId)) ?? {};
}

/**
 * Starts the clock, and stops the one that runs at the same instant. Repeated with the same id, it returns the entry that was
 * started. Throws 422 for a start in the future or before the start of what runs, and 404 for an unknown project or task.
 */
export function startTime(userId: string, input: z.output<typeof startTimeSchema>) {
  return createOnce({
    input,
    create: async () => {
      const id = await db.$transaction((transaction) => start(transaction, userId, input));
      return id === null ? null : getTimeEntry(userId, id);
    },
    find: () => findTimeEntry(db, userId, input.id ?? ""),
  });
}

async function start(
  transaction: Transaction,
  userId: string,
  { startedAt: wanted, ...input }: z.output<typeof startTimeSchema>,
): Promise<string | null> {
  const now = await lockUser(transaction, userId);
  if (input.id && (await findTimeEntry(transaction, userId, input.id))) return null;
  if (wanted) requireTimes({ startedAt: wanted, endedAt: null }, now);
  const projectId = await projectOf(transaction, userId, input);
  const running = await readRunning(transaction, userId);
  const startedAt = wanted ?? (running ? endOf(running, now) : now);
  if (running) {
    const times = { startedAt: running.startedAt, endedAt: startedAt };
    const problem = timesProblem(times, endOf(running, now));
    if (problem?.message === TOO_LONG) throw conflict(RAN_TOO_LONG);
    if (problem) throw invalid([{ path: "startedAt", message: END_BEFORE_START }]);
    await end(transaction, userId, running.id, startedAt);
  }
  const row = await transaction.timeEntry.create({
    data: { ...input, projectId, startedAt, userId },
    select: { id: true },
  });
  return row.id;
}

const RAN_TOO_LONG = "The clock has run for more than 24 hours. Stop it at an earlier time first.";

/** Stops the clock, now or at an instant. Throws 409 if nothing is running, and 422 for an end before the start or after 24 hours. */
export async function stopTime(userId: string, { endedAt: wanted }: z.output<typeof stopTimeSchema>) {
  const id = await db.$transaction(async (transaction) => {
    const now = await lockUser(transaction, userId);
    const running = await readRunning(transaction, userId);
    if (!running) throw conflict("Nothing is running.");
    const endedAt = wanted ?? endOf(running, now);
    // A running entry has started, also in the same millisecond.
    const problem = timesProblem({ startedAt: running.startedAt, endedAt }, endOf(running, now), END_SKEW_MS);
    if (problem) throw invalid([problem]);
    await end(transaction, userId, running.id, endedAt);
    return running.id;
  });
  return getTimeEntry(userId, id);
}

type Running = { id: string; startedAt: Date };

function readRunning(transaction: Transaction, userId: string): Promise<Running | null> {
  return transaction.timeEntry.findFirst({
    where: { userId, endedAt: null },
    select: { id: true, startedAt: true },
  });
}

/** The present instant, or at once after the start if the clock was started in the same millisecond. */
function endOf({ startedAt }: Running, now: Date): Date {
  return new Date(Math.max(+now, +startedAt + 1));
}

async function end(transaction: Transaction, userId: string, id: string, endedAt: Date): Promise<void> {
  await transaction.timeEntry.update({
    where: { userId_id: { userId, id } },
    data: { endedAt },
    select: { id: true },
  });
}
