import "server-only";
import type { ClientLabel } from "@/lib/clients/schema";
import { sql } from "@/lib/server/db/client";

type Task = { id: string; name: string; dueAt: Date; isWithTime: boolean };
type Found = { projectId: string; clientName: string | null; themeColor: ClientLabel["themeColor"] } & {
  [Field in keyof Task as `task${Capitalize<Field>}`]: Task[Field] | null;
};

/**
 * Adds to projects the label of their client and their earliest pending task, as a list of one or none, in one statement. In SQL,
 * because Prisma would load every pending task; here an index returns one row per project.
 */
export async function withClientAndTask<Row extends { id: string; clientId: string | null }>(
  userId: string,
  rows: Row[],
) {
  const found = rows.length === 0 ? [] : await readClientsAndTasks(userId, rows);
  const byProject = new Map(found.map((row) => [row.projectId, row]));
  return rows.map((row) => {
    const labels = byProject.get(row.id);
    return { ...row, client: clientOf(row, labels), tasks: labels ? taskOf(labels) : [] };
  });
}

function clientOf({ clientId }: { clientId: string | null }, found: Found | undefined): ClientLabel | null {
  const name = found?.clientName ?? null;
  if (clientId === null || name === null) return null;
  return { id: clientId, name, themeColor: found?.themeColor ?? null };
}

function taskOf({ taskId, taskName, taskDueAt, taskIsWithTime }: Found): Task[] {
  if (taskId === null || taskName === null || taskDueAt === null || taskIsWithTime === null) return [];
  return [{ id: taskId, name: taskName, dueAt: taskDueAt, isWithTime: taskIsWithTime }];
}

function readClientsAndTasks(userId: string, rows: { id: string; clientId: string | null }[]) {
  const [ids, clientIds] = [rows.map(({ id }) => id), rows.map(({ clientId }) => clientId)];
  return sql<Found>`
    SELECT project.id AS "projectId", c."name" AS "clientName", c."themeColor", task.*
    FROM unnest(${ids}::uuid[], ${clientIds}::uuid[]) AS project(id, "clientId")
    LEFT JOIN "Client" c ON c."userId" = ${userId}::uuid AND c."id" = project."clientId"
    LEFT JOIN LATERAL (
      SELECT "id" AS "taskId", "name" AS "taskName", "dueAt" AS "taskDueAt", "isWithTime" AS "taskIsWithTime" FROM "Task"
      WHERE "userId" = ${userId}::uuid AND "projectId" = project.id AND "status" = 'pending'
      ORDER BY "dueAt", "updatedAt", "searchName", "id" LIMIT 1
    ) task ON true`;
}
