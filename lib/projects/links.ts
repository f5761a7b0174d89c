import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { api, ApiError } from "@/lib/api/request";
import { updateOptimistically } from "@/lib/query/optimistic-update";
import { offerUndo } from "@/lib/undo/offer-undo";
import { runMutation } from "@/lib/undo/run-mutation";
import { projectQuery, refreshes, showPatch, useProjectPatch } from "./queries";
import type { Project, ProjectLink } from "./schema";

/** Returns a function that saves a project's links with a new one, and shows a toast. */
export function useAddProjectLink() {
  const { mutateAsync } = useProjectPatch({ loading: "Adding link..." });
  return (id: string, links: ProjectLink[]) => mutateAsync({ id, links });
}

/** Returns a function that deletes one of a project's links, with a toast that undoes it. */
export function useDeleteProjectLink() {
  const client = useQueryClient();
  const { mutateAsync } = useProjectPatch({ loading: "Deleting link..." });
  return (id: string, links: readonly ProjectLink[], index: number) => {
    const link = links[index];
    if (!link) return;
    const offer = offerUndo({
      verb: "Deleted",
      name: link.label,
      undo: () => restoreLink(client, id, index, link),
    });
    mutateAsync({ id, links: links.toSpliced(index, 1) }).catch(offer.withdraw);
  };
}

/** Puts a link back at its place among the links that there are now. */
function restoreLink(client: QueryClient, id: string, index: number, link: ProjectLink) {
  const shown = client.getQueryData(projectQuery(id).queryKey);
  const withLink = (project: Project) => project.links.toSpliced(index, 0, link);
  const save = async (project: Project): Promise<Project> => {
    const change = {
      method: "PATCH",
      body: { links: withLink(project) },
      version: project.updatedAt,
    } as const;
    try {
      return await api<Project>(`projects/${id}`, change);
    } catch (error) {
      // It has changed in between, such as by the deletion of the link.
      if (error instanceof ApiError && error.status === 412) return save(error.problem?.current as Project);
      throw error;
    }
  };
  return runMutation(client, {
    mutationFn: async () => save(shown ?? (await client.fetchQuery(projectQuery(id)))),
    onMutate: () =>
      updateOptimistically(client, (draft) => {
        const project = draft.getQueryData(projectQuery(id).queryKey);
        if (project) showPatch(draft, id, { links: withLink(project) });
      }),
    meta: { refreshes },
  });
}
