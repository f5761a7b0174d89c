import { keys } from "@/lib/query/keys";
import { useArchiveRow } from "@/lib/undo/use-archive-row";
import { refreshes, showColumns } from "./queries";

/** Archives a project, or brings it back. Not with the other mutations, which pages load first. */
export function useArchiveProject() {
  return useArchiveRow({
    path: "projects",
    show: (draft, id, archivedAt) => showColumns(draft, id, { archivedAt }),
    refreshes: [...refreshes, keys.tasks, keys.events, keys.today],
  });
}
