import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api/request";
import { keys } from "@/lib/query/keys";
import { rewriteQuery } from "@/lib/query/optimistic";
import { updateOptimistically } from "@/lib/query/optimistic-update";
import type { Session } from "./schema";

const refreshes = [keys.sessions, keys.securityEvents];

export function sessionsQuery() {
  return queryOptions({
    queryKey: keys.sessions,
    queryFn: ({ signal }) => api<Session[]>("sessions", { signal }),
    // Always refetched, so that a session opened elsewhere is shown.
    staleTime: 0,
  });
}

export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api<null>(`sessions/${id}`, { method: "DELETE" }),
    onMutate: (id) =>
      updateOptimistically(client, (draft) =>
        rewriteQuery<Session[]>(draft, keys.sessions, (sessions) => sessions.filter((one) => one.id !== id)),
      ),
    meta: { refreshes, toasts: { loading: "Ending session...", success: "Session ended" } },
  });
}

export function useEndOtherSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api<{ count: number }>("sessions", { method: "DELETE" }),
    onMutate: () =>
      updateOptimistically(client, (draft) =>
        rewriteQuery<Session[]>(draft, keys.sessions, (sessions) => sessions.filter((one) => one.isCurrent)),
      ),
    meta: { refreshes, toasts: { loading: "Ending sessions...", success: "Other sessions ended" } },
  });
}
