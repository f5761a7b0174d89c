import { keys } from "@/lib/query/keys";
import { dropRows } from "@/lib/query/optimistic";
import { useDeleteRow } from "@/lib/undo/use-delete";
import { projectQuery, refreshes } from "./queries";
import type { Project } from "./schema";

/** Deletes a project. Not with the other mutations, which pages load first. */
export function useDeleteProject() {
  return useDeleteRow<Pick<Project, "id" | "name">>({
    path: "projects",
    hide: (draft, { id }) => dropRows(draft, keys.projects, [id]),
    onDeleted: (client, { id }) => client.removeQueries({ queryKey: projectQuery(id).queryKey }),
    refreshes: [
      ...refreshes,
      keys.tasks,
      keys.events,
      keys.files,
      keys.salesDocuments,
      // The clock may run on it.
      keys.timeEntries,
      keys.today,
    ],
  });
}
