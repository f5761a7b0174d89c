import { MutationCache, QueryClient, type QueryKey } from "@tanstack/react-query";
import { toast } from "sonner";
import { ApiError, rateLimitMessage } from "@/lib/api";
import { errorMessages } from "@/lib/errors";
import { type AddedRow, reportAdded } from "./added-rows";
import { fetchAgain } from "./fetch-again";
import { keepVersion } from "./optimistic";
import { shareRows } from "./share-rows";

type MutationMeta = {
  /** What is fetched again once this mutation, and every other one that names it too, has settled. */
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
      if (loading) toast.loading(loading, { id: toastId(mutation), duration: Infinity });
    },
    onSuccess: (data, _variables, _context, mutation) => {
      const { adds, refreshes: resources = [] } = mutation.meta ?? {};
      for (const resource of resources) keepVersion(client, resource, data);
      if (adds) reportAdded(client, { resource: adds, row: data as { id: string } });
      const { loading, success } = mutation.meta?.toasts ?? {};
      if (success) toast.success(success, { id: toastId(mutation), duration: undefined });
      else if (loading) toast.dismiss(toastId(mutation));
    },
    onError: (error, _variables, _context, mutation) => {
      const { loading, error: message = errorMessages.mutation } = mutation.meta?.toasts ?? {};
      if (loading) toast.dismiss(toastId(mutation));
      if (!(error instanceof ApiError && isAnsweredElsewhere.has(error.status)))
        toast.error(rateLimitMessage(error) ?? message);
    },
    onSettled: (_data, _error, _variables, _context, mutation) => {
      for (const key of mutation.meta?.refreshes ?? []) refreshes.set(JSON.stringify(key), key);
      // A refetch while a sibling is under way would bring back what that sibling has changed on the screen.
      const siblings = mutationCache.findAll({ status: "pending" }).filter((other) => other !== mutation);
      const awaited = new Set(
        siblings.flatMap(({ meta }) => meta?.refreshes ?? []).map((key) => JSON.stringify(key)),
      );
      for (const [name, queryKey] of refreshes) {
        if (awaited.has(name)) continue;
        refreshes.delete(name);
        void fetchAgain(client, queryKey);
      }
    },
  });
  const client = new QueryClient({
    mutationCache,
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, networkMode: "always", structuralSharing: shareRows },
      // Which of them wait for each other is decided where they are sent (lib/write-order.ts).
      mutations: { retry: false, networkMode: "always" },
    },
  });
  return client;
}

/** A session that ended leads to the landing page, and a row that was changed elsewhere is settled where it is edited. */
const isAnsweredElsewhere = new Set([401, 412]);

/** A text, as the toasts without an id of their own are numbered: one that came later would take this one's place. */
function toastId({ mutationId }: { mutationId: number }): string {
  return `mutation-${mutationId}`;
}
