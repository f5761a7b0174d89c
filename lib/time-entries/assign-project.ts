import { useMutation } from "@tanstack/react-query";
import { api } from "@/lib/api/request";
import { offerUndo } from "@/lib/undo/offer-undo";
import { changeMeta } from "./clock-queries";
import type { TimeEntry } from "./schema";

type Assignment = { ids: readonly string[]; projectId: string | null };

/** Gives entries a project, in their order. After a failure those that are left have none, and can be tried again. */
function useAssign() {
  return useMutation({
    mutationFn: async ({ ids, projectId }: Assignment) => {
      for (const id of ids)
        await api<TimeEntry>(`time-entries/${id}`, { method: "PATCH", body: { projectId } });
    },
    meta: changeMeta,
  });
}

/** Returns a function that gives entries without a project one, with a toast that takes it back, and whether it is at work. */
export function useAssignProject() {
  const { mutateAsync: assign, isPending } = useAssign();
  const { mutateAsync: takeBack } = useAssign();
  const assignProject = async (ids: readonly string[], project: { id: string; name: string }) => {
    await assign({ ids, projectId: project.id });
    const what = ids.length === 1 ? "Added 1 entry to" : `Added ${ids.length} entries to`;
    offerUndo({ verb: what, name: project.name, undo: () => takeBack({ ids, projectId: null }) });
  };
  return { assignProject, isPending };
}
