import "server-only";
import { db } from "@/lib/server/db/client";

/** Returns the earliest pending task of a project, as a list of one or none. */
export function earliestPendingTask(userId: string, projectId: string) {
  return db.task.findMany({
    where: { userId, projectId, status: "pending" },
    take: 1,
    select: { id: true, name: true, dueAt: true, isWithTime: true },
    orderBy: [{ dueAt: "asc" }, { updatedAt: "asc" }, { searchName: "asc" }, { id: "asc" }],
  });
}
