import "server-only";
import { type Label, withLabel } from "@/lib/projects/server/project-labels";
import { sql } from "@/lib/server/db/client";
import type { TaskStatus } from "@/lib/tasks/schema";
import type { taskColumns } from "./data";

type TaskRow = Record<Exclude<keyof typeof taskColumns, TypedColumn>, string | null> & {
  status: TaskStatus;
  dueAt: Date;
  isWithTime: boolean;
  tags: string[];
  updatedAt: Date;
  id: string;
  name: string;
};
type TypedColumn = "status" | "dueAt" | "isWithTime" | "tags" | "updatedAt" | "id" | "name";

/**
 * Completes or reopens a task that does not repeat, the most frequent write of all, in one statement. Returns the task with its
 * labels, or undefined if there is no such task, if it repeats, or if it has changed since `version`.
 */
export async function setTaskStatus(userId: string, id: string, status: TaskStatus, version?: Date) {
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
