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
