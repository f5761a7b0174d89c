import type { QueryClient } from "@tanstack/react-query";
import type { ClientLabel } from "@/lib/clients/schema";
import { keys } from "@/lib/query/keys";
import { findRow } from "@/lib/query/optimistic";
import { projectQuery } from "./queries";
import type { ProjectRow } from "./schema";

/** The labels that rows include of their project and its client. */
export type ProjectLabels = {
  projectId: string | null;
  project: { id: string; name: string } | null;
  clientId: string | null;
  client: ClientLabel | null;
};

/** Returns a project's name and client from any cached query, for use until the server responds. */
export function findProjectLabels(client: QueryClient, projectId: string | null): ProjectLabels {
  const found =
    projectId === null
      ? undefined
      : (findRow<ProjectRow>(client, keys.projects, projectId) ??
        client.getQueryData(projectQuery(projectId).queryKey));
  if (!found) return { projectId, project: null, clientId: null, client: null };
  const { id, name, client: owner } = found;
  return {
    projectId,
    project: { id, name },
    clientId: owner?.id ?? null,
    client: owner && { id: owner.id, name: owner.name, themeColor: owner.themeColor },
  };
}
