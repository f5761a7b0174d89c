import "server-only";
import type { ArchiveOptions } from "@/lib/api/list";
import { db } from "@/lib/server/db/client";
import { getProject } from "./data";

/** Archives a project now, or at an earlier time to undo that it was brought back; an archived one stays as it is. Like pinning, this does not change `updatedAt`. */
export async function archiveProject(userId: string, id: string, { archivedAt }: ArchiveOptions) {
  const at = Math.min(Date.now(), archivedAt ? Date.parse(archivedAt) : Infinity);
  const where = { userId, id, archivedAt: null };
  await db.project.updateMany({ where, data: { archivedAt: new Date(at) } });
  return getProject(userId, id);
}

/** Brings a project back, also one that was archived along with its client. */
export async function unarchiveProject(userId: string, id: string) {
  await db.project.updateMany({ where: { userId, id }, data: { archivedAt: null } });
  return getProject(userId, id);
}
