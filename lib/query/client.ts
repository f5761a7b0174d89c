import { MutationCache, QueryClient, type QueryKey } from "@tanstack/react-query";
import { toast } from "sonner";
import { ApiError } from "@/lib/api";
import { errorMessages } from "@/lib/errors";
import { type AddedRow, reportAdded } from "./added-rows";
import { fetchAgain } from "./fetch-again";
import { shareRows } from "./share-rows";

type MutationMeta = {
  /** What is fetched again once this mutation, and every other one under way, has settled. */
  refreshes?: readonly QueryKey[];
  /** The resource that the answer is a new row of: a row that no list on the screen shows is reported. */
  adds?: AddedRow["resource"];
  /** What the person reads meanwhile and afterwards. Without an error of its own the standard one is shown. */
  toasts?: { loading?: string; success?: string; error?: string };
};

declare module "@tanstack/react-query" {
  interface Register {
    mutationMeta: MutationMeta;
  }
}

/** The browser's cache of server data, with the rules that hold for every query and mutation. */
export function createQueryClient(): QueryClient {
  const refreshes = new Map<string, QueryKey>();
  const mutationCache = new MutationCache({
    onMutate: (_variables, mutation) => {
      const loading = mutation.meta?.toasts?.loading;
      if (loading) toast.loading(loading, { id: mutation.mutationId, duration: Infinity });
    },
    onSuccess: (data, _variables, _context, mutation) => {
      const { adds } = mutation.meta ?? {};
      if (adds) reportAdded(client, { resource: adds, row: data as { id: string } });
      const { loading, success } = mutation.meta?.toasts ?? {};
      if (success) toast.success(success, { id: mutation.mutationId, duration: undefined });
      else if (loading) toast.dismiss(mutation.mutationId);
    },
    onError: (error, _variables, _context, mutation) => {
      const { loading, error: message = errorMessages.mutation } = mutation.meta?.toasts ?? {};
      if (loading) toast.dismiss(mutation.mutationId);
      if (!(error instanceof ApiError && isAnsweredElsewhere.has(error.status))) toast.error(message);
    },
    onSettled: (_data, _error, _variables, _context, mutation) => {
      for (const key of mutation.meta?.refreshes ?? []) refreshes.set(JSON.stringify(key), key);
      // A refetch while a sibling is under way would bring back what that sibling has changed on the screen.
      if (client.isMutating() > 1) return;
      const due = [...refreshes.values()];
      refreshes.clear();
      for (const queryKey of due) void fetchAgain(client, queryKey);
    },
  });
  const client = new QueryClient({
    mutationCache,
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, networkMode: "always", structuralSharing: shareRows },
      // One after the other, as the person made them: of two changes to one row the later one stands.
      mutations: { retry: false, networkMode: "always", scope: { id: "writes" } },
    },
  });
  return client;
}

/** A session that ended leads to the landing page, and a row that was changed elsewhere is settled where it is edited. */
const isAnsweredElsewhere = new Set([401, 412]);
