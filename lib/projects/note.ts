import type { QueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api/request";
import { invalidateAndRefetch } from "@/lib/query/invalidate-and-refetch";
import { keys } from "@/lib/query/keys";
import { rewriteQuery } from "@/lib/query/optimistic";
import { updateCache } from "@/lib/query/optimistic-update";
import { projectQuery } from "./queries";
import type { Project } from "./schema";

type Change = { note: string; noteWas: string; keepalive: boolean };

/** Saves a project's note. Not a mutation, because the notes panel shows the result instead of a toast. */
export async function saveProjectNote(client: QueryClient, id: string, { keepalive, ...body }: Change) {
  const { note, updatedAt } = await api<Project>(`projects/${id}`, { method: "PATCH", body, keepalive });
  updateCache(client, (draft) =>
    rewriteQuery<Project>(draft, projectQuery(id).queryKey, (project) => ({ ...project, note, updatedAt })),
  );
  void invalidateAndRefetch(client, keys.projects);
  void invalidateAndRefetch(client, keys.project);
}

/** Fetches the stored note. */
export async function loadProjectNote(client: QueryClient, id: string): Promise<string> {
  return (await client.fetchQuery({ ...projectQuery(id), staleTime: 0 })).note ?? "";
}
