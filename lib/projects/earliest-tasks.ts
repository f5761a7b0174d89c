import "server-only";
import { sql } from "@/lib/server/db/client";

/**
 * Returns the earliest pending task of each project that has one. In SQL, because Prisma would load every pending task; here
 * an index returns one row per project.
 */
export async function earliestPendingTasks(userId: string, projectIds: string[]) {
  if (projectIds.length === 0) return [];
  return sql<{ projectId: string; id: string; name: string; dueAt: Date; isWithTime: boolean }>`
    SELECT task.*
    FROM unnest(${projectIds}::uuid[]) AS project(id)
    CROSS JOIN LATERAL (
      SELECT "projectId", "id", "name", "dueAt", "isWithTime" FROM "Task"
      WHERE "userId" = ${userId}::uuid AND "projectId" = project.id AND "status" = 'pending'
      ORDER BY "dueAt", "updatedAt", "searchName", "id" LIMIT 1
    ) AS task`;
}
