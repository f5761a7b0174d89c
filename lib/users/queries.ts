import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api/request";
import { signOutEverywhere } from "@/lib/api/access-token";
import { keys } from "@/lib/query/keys";
import { invalidateAndRefetch } from "@/lib/query/invalidate-and-refetch";
import { rewriteQuery } from "@/lib/query/optimistic";
import { updateOptimistically } from "@/lib/query/optimistic-update";
import { rememberAccountDeleted } from "./account-deleted";
import type { User, UserPatch } from "./schema";

export function userQuery() {
  return queryOptions({ queryKey: keys.user, queryFn: ({ signal }) => api<User>("users", { signal }) });
}

/** Returns the id of the user whose profile is known; "" before that. */
export function cachedUserId(client: QueryClient): string {
  return client.getQueryData<User>(keys.user)?.id ?? "";
}

/** Returns whether shortcuts of a single key are on; undefined until the profile is known, false if it cannot be loaded. */
export function useHasSingleKeys(): boolean | undefined {
  const { data, isError } = useQuery(userQuery());
  return data || !isError ? data?.singleKeys : false;
}

export function useUpdateUser() {
  return useUserPatch();
}

/** Saves the profile and shows a toast. */
export function useUpdateProfile() {
  return useUserPatch({ loading: "Updating your profile...", success: "Profile updated" });
}

/** Deletes the account with all its data, and signs this tab out. */
export function useDeleteUser() {
  return useMutation({
    mutationFn: () => api<null>("users", { method: "DELETE" }),
    onSuccess: () => {
      rememberAccountDeleted();
      signOutEverywhere();
    },
    meta: {
      toasts: { loading: "Deleting account", error: "Error quitting freelancing" },
    },
  });
}

/** Deletes the sample studio of the account, with everything that was added to its clients and projects. */
export async function clearSample(): Promise<void> {
  await api<null>("users/sample", { method: "DELETE" });
}

function useUserPatch(toasts?: { loading: string; success: string }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ version, ...patch }: UserPatch & { version?: string }) =>
      api<User>("users", { method: "PATCH", body: patch, version }),
    onMutate: ({ version: _, ...patch }) =>
      updateOptimistically(client, (draft) =>
        rewriteQuery<User>(draft, keys.user, (user) => ({ ...user, ...patch })),
      ),
    onSuccess: (_user, { hourlyRate, timeRounding, currency, timeZone }) => {
      const isOfTime = [hourlyRate, timeRounding, currency, timeZone].some((value) => value !== undefined);
      if (isOfTime) void invalidateAndRefetch(client, keys.timeEntries);
    },
    // The time zone decides which events are past.
    meta: { refreshes: [keys.user, keys.events], toasts },
  });
}
