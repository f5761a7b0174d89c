import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { keys } from "@/lib/query/keys";
import { rewriteQuery } from "@/lib/query/optimistic";
import type { User, UserPatch } from "./schema";

export function userQuery() {
  return queryOptions({ queryKey: keys.user, queryFn: ({ signal }) => api<User>("users", { signal }) });
}

export function useUpdateUser() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (patch: UserPatch) => api<User>("users", { method: "PATCH", body: patch }),
    onMutate: (patch) => rewriteQuery<User>(client, keys.user, (user) => ({ ...user, ...patch })),
    onError: (_error, _patch, undo) => undo?.(),
    // The time zone decides which events are past.
    meta: { refreshes: [keys.user, keys.events] },
  });
}
