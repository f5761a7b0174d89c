import type { TimeEntry } from "@/lib/time-entries/schema";
import type { RowSubject } from "@/lib/time-entries/week/grid";

/**
 * A row of a week with a project and a task, for tests of its cells and of the dialog that they open. It has no client, so that nothing is
 * read for it.
 */
export const layoutOfWebsite = {
  projectId: "w",
  project: { id: "w", name: "Website" },
  client: null,
  taskId: "t",
  task: { id: "t", name: "Layout" },
} satisfies Partial<RowSubject>;

/** Returns an ended entry of that row, of so many minutes; `more` replaces parts of it. */
export function entryOfWebsite(
  id: string,
  startedAt: string,
  minutes: number,
  more: Partial<TimeEntry> = {},
): TimeEntry {
  const endedAt = new Date(+new Date(startedAt) + minutes * 60_000).toISOString();
  const entry = { id, description: id, startedAt, endedAt, minutes, document: null, ...layoutOfWebsite };
  return { ...entry, ...more } as TimeEntry;
}
