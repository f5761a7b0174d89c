import type { TimeEntry } from "./schema";

/** After so many minutes it is asked whether a clock was forgotten. */
export const FORGOTTEN_AFTER_MINUTES = 8 * 60;

const MOST_RECENT = 5;

/** Returns the name of an entry on the screen: its description, or else that of its task or project. */
export function entryName(entry: Pick<TimeEntry, "description" | "task" | "project">): string {
  return entry.description || entry.task?.name || entry.project?.name || "No description";
}

/** Returns the document of an entry in a row, "Invoice 2026-0014" or "Draft 2026-0015"; null without one. */
export function entryDocument({ document }: Pick<TimeEntry, "document">): string | null {
  return document && `${document.isIssued ? "Invoice" : "Draft"} ${document.number}`.trim();
}

/** Returns the last entry of each of the five activities that were tracked last. The entries are the newest first. */
export function recentActivities(entries: readonly TimeEntry[]): TimeEntry[] {
  const activities = new Map<string, TimeEntry>();
  for (const entry of entries) {
    if (entry.endedAt === null) continue;
    const key = JSON.stringify([entry.projectId, entry.taskId, entry.description]);
    if (!activities.has(key)) activities.set(key, entry);
  }
  return [...activities.values()].slice(0, MOST_RECENT);
}
