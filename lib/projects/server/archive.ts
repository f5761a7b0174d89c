import "server-only";
import { db } from "@/lib/server/db/client";
import { getProject } from "./data";

/** Archives a project; an archived one stays as it is. Like pinning, this does not change `updatedAt`. */
export async function archiveProject(userId: string, id: string) {
  const where = { userId, id, archivedAt: null };
  await db.project.updateMany({ where, data: { archivedAt: new Date() } });
  return getProject(userId, id);
}

/** Brings a project back, also one that was archived along with its client. */
export async function unarchiveProject(userId: string, id: string) {
  await db.project.updateMany({ where: { userId, id }, data: { archivedAt: null } });
  return getProject(userId, id);
}
