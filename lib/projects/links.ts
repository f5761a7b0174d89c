import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { api, ApiError } from "@/lib/api/request";
import { updateOptimistically } from "@/lib/query/optimistic-update";
import { offerUndo } from "@/lib/undo/offer-undo";
import { runMutation } from "@/lib/undo/run-mutation";
import { projectQuery, refreshes, showPatch } from "./queries";
import type { Project, ProjectLink } from "./schema";

/** Returns a function that adds a link to a project, and shows a toast. */
export function useAddProjectLink() {
  const client = useQueryClient();
  return (id: string, link: ProjectLink) =>
    changeLinks(client, id, (links) => [...links, link], "Adding link...");
}

/** Returns a function that deletes one of a project's links, with a toast that undoes it. */
export function useDeleteProjectLink() {
  const client = useQueryClient();
  return (id: string, links: readonly ProjectLink[], index: number) => {
    const link = links[index];
    if (!link) return;
    const offer = offerUndo({
      verb: "Deleted",
      name: link.label,
      undo: () => changeLinks(client, id, (current) => current.toSpliced(index, 0, link)),
    });
    const withoutLink = (current: readonly ProjectLink[]) => {
      const at = isSame(current[index], link) ? index : current.findIndex((one) => isSame(one, link));
      return at === -1 ? [...current] : current.toSpliced(at, 1);
    };
    changeLinks(client, id, withoutLink, "Deleting link...").catch(offer.withdraw);
  };
}

function isSame(one: ProjectLink | undefined, link: ProjectLink): boolean {
  return one?.label === link.label && one.url === link.url;
}

/** Changes the links that there are now: those that another tab has added or deleted stay so. */
function changeLinks(
  client: QueryClient,
  id: string,
  change: (links: readonly ProjectLink[]) => ProjectLink[],
  loading?: string,
): Promise<Project> {
  const shown = client.getQueryData(projectQuery(id).queryKey);
  const save = async ({ links, updatedAt }: Project): Promise<Project> => {
    try {
      return await api<Project>(`projects/${id}`, {
        method: "PATCH",
        body: { links: change(links) },
        version: updatedAt,
      });
    } catch (error) {
      // It has changed in between, such as by another change of its links.
      if (error instanceof ApiError && error.status === 412) return save(error.problem?.current as Project);
      throw error;
    }
  };
  return runMutation(client, {
    mutationFn: async () => save(shown ?? (await client.fetchQuery(projectQuery(id)))),
    onMutate: () =>
      updateOptimistically(client, (draft) => {
        const project = draft.getQueryData(projectQuery(id).queryKey);
        if (project) showPatch(draft, id, { links: change(project.links) });
      }),
    meta: { refreshes, toasts: { loading } },
  });
}
