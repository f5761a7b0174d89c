import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/api/request";
import { keys } from "@/lib/query/keys";
import type { ClientDeletion, ProjectDeletion } from "./schema";

// Fetched for each confirmation, because a cached count could be outdated.
const fresh = { staleTime: 0, gcTime: 0 };

/** The number of rows that are deleted with a client. */
export function clientDeletionQuery(id: string) {
  return queryOptions({
    queryKey: [...keys.deletion, "client", id],
    queryFn: ({ signal }) => api<ClientDeletion>(`clients/${id}/deletion`, { signal }),
    ...fresh,
  });
}

/** The number of rows that are deleted with a project. */
export function projectDeletionQuery(id: string) {
  return queryOptions({
    queryKey: [...keys.deletion, "project", id],
    queryFn: ({ signal }) => api<ProjectDeletion>(`projects/${id}/deletion`, { signal }),
    ...fresh,
  });
}
