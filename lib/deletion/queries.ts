import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { keys } from "@/lib/query/keys";
import type { ClientDeletion, ProjectDeletion } from "./schema";

// Asked for with each question: a count that is a minute old would promise what is not so.
const fresh = { staleTime: 0, gcTime: 0 };

/** What deleting a client takes along. */
export function clientDeletionQuery(id: string) {
  return queryOptions({
    queryKey: [...keys.deletion, "client", id],
    queryFn: ({ signal }) => api<ClientDeletion>(`clients/${id}/deletion`, { signal }),
    ...fresh,
  });
}

/** What deleting a project takes along. */
export function projectDeletionQuery(id: string) {
  return queryOptions({
    queryKey: [...keys.deletion, "project", id],
    queryFn: ({ signal }) => api<ProjectDeletion>(`projects/${id}/deletion`, { signal }),
    ...fresh,
  });
}
