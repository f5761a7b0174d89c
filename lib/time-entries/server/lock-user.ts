import "server-only";
import type { Prisma } from "@/lib/server/db/generated/client";
import { lockTenant } from "@/lib/server/db/lock-tenant";
import { invalid, notFound } from "@/lib/server/problem";
import { END_SKEW_MS, timesProblem } from "@/lib/time-entries/limits";

/**
 * Locks the user until the transaction ends, so that changes of entries that depend on others, or on a document, are made one
 * after the other. Returns the present instant by the clock of the database, read after the lock.
 */
export async function lockUser(transaction: Prisma.TransactionClient, userId: string): Promise<Date> {
  await lockTenant(transaction, userId);
  const [row] = await transaction.$queryRaw<{ now: Date }[]>`
    SELECT date_trunc('milliseconds', clock_timestamp()) AS "now"`;
  return row?.now ?? new Date();
}

/** Throws 422 for times that an entry cannot have. */
export function requireTimes(times: Parameters<typeof timesProblem>[0], now: Date): void {
  const problem = timesProblem(times, now, END_SKEW_MS);
  if (problem) throw invalid([problem]);
}

type OfTask = { taskId?: string | null; projectId?: string | null };

/** The refusal of a task with a project that is not the task's. */
const OTHER_PROJECT = "The task belongs to another project.";

/**
 * Returns the project of an entry: its task's, or without a task the chosen one. Throws 404 if the task does not exist, and 422 if
 * another project is chosen.
 */
export async function projectOf(
  transaction: Prisma.TransactionClient,
  userId: string,
  { taskId, projectId }: OfTask,
): Promise<string | null | undefined> {
  if (!taskId) return projectId;
  const where = { userId_id: { userId, id: taskId } };
  const task = await transaction.task.findUnique({ where, select: { projectId: true } });
  return projectOfTask(task, projectId);
}

/** Returns the project of a task that was looked for. Throws as `projectOf` does; `path` is that of the task in the body. */
export function projectOfTask(
  task: { projectId: string | null } | null | undefined,
  chosen: string | null | undefined,
  path = "taskId",
): string | null {
  if (!task) throw notFound();
  if (chosen !== undefined && chosen !== task.projectId) throw invalid([{ path, message: OTHER_PROJECT }]);
  return task.projectId;
}
