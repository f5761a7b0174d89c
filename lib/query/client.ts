import {
  type Mutation,
  MutationCache,
  QueryClient,
  type QueryKey,
  type QueryPersister,
} from "@tanstack/react-query";
import { toast } from "sonner";
import { ApiError, ProofCancelled, refusalMessage } from "@/lib/api/request";
import { isShownInForm } from "@/lib/edits/shown-errors";
import { errorMessages } from "@/lib/shared/errors";
import { offlineCopyOwner } from "@/lib/shared/browser/offline-copy";
import { type AddedRow, reportAdded } from "./added-rows";
import { invalidateAndRefetch } from "./invalidate-and-refetch";
import { keepVersion, showCurrentRow } from "./optimistic";
import { OptimisticUpdate } from "./optimistic-update";
import { renderTogether } from "./render-together";
import { shareRows } from "./share-rows";

type MutationMeta = {
  /** The queries to refetch once this mutation, and every other pending one that names them, has settled. */
  refreshes?: readonly QueryKey[];
  /** The resource of the new row in the response, which is reported if no list on the screen shows it. */
  adds?: AddedRow["resource"];
  /**
   * The messages shown during and after the mutation. `error` defaults to the server's reason or the standard message; a
   * function returns undefined for an error that is shown elsewhere.
   */
  toasts?: { loading?: string; success?: string; error?: string | ((error: Error) => string | undefined) };
};

declare module "@tanstack/react-query" {
  interface Register {
    mutationMeta: MutationMeta;
  }
}

/** Creates the browser's cache of server data, with the defaults for all queries and mutations. */
export function createQueryClient(): QueryClient {
  const refreshes = new Map<string, QueryKey>();
  const mutationCache = new MutationCache({
    onMutate: (_variables, mutation) => showLoading(mutation),
    onSuccess: (data, _variables, context, mutation) => {
      if (context instanceof OptimisticUpdate) context.keep();
      const { adds, refreshes: resources = [] } = mutation.meta ?? {};
      for (const resource of resources) keepVersion(client, resource, data);
      if (adds) reportAdded(client, { resource: adds, row: data as { id: string } });
      const { loading, success } = mutation.meta?.toasts ?? {};
      if (success) toast.success(success, { id: toastId(mutation), duration: undefined });
      else if (loading) toast.dismiss(toastId(mutation));
    },
    onError: (error, _variables, context, mutation) => {
      if (context instanceof OptimisticUpdate) context.revert();
      const { loading, error: message = errorMessages.mutation } = mutation.meta?.toasts ?? {};
      if (loading) toast.dismiss(toastId(mutation));
      if (isHandledElsewhere(error)) return;
      // Trying again does not help with a row that was deleted elsewhere.
      const isGone = error instanceof ApiError && error.status === 404;
      const standard = isGone ? errorMessages.gone : refusalMessage(error);
      const text = typeof message === "function" ? message(error) : (standard ?? message);
      if (!text) return;
      // A form that stays open says itself that its row no longer exists, once it has the error.
      if (isGone) setTimeout(() => !isShownInForm(error) && toast.error(text));
      else toast.error(text);
    },
    onSettled: (_data, error, _variables, _context, mutation) => {
      // After `onError`, which reverts the optimistic change.
      if (error instanceof ApiError && error.status === 412)
        for (const resource of mutation.meta?.refreshes ?? [])
          showCurrentRow(client, resource, error.problem?.current);
      for (const key of mutation.meta?.refreshes ?? []) refreshes.set(JSON.stringify(key), key);
      // A refetch while another mutation is pending would revert that mutation's optimistic change.
      const siblings = mutationCache.findAll({ status: "pending" }).filter((other) => other !== mutation);
      const awaited = new Set(
        siblings.flatMap(({ meta }) => meta?.refreshes ?? []).map((key) => JSON.stringify(key)),
      );
      for (const [name, queryKey] of refreshes) {
        if (awaited.has(name)) continue;
        refreshes.delete(name);
        void invalidateAndRefetch(client, queryKey);
      }
    },
  });
  const client = new QueryClient({
    mutationCache,
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: 30_000,
        networkMode: "always",
        structuralSharing: shareRows,
        persister: persistWhereKept,
      },
      // Writes are ordered where they are sent (lib/api/write-order.ts).
      mutations: { retry: false, networkMode: "always" },
    },
  });
  renderTogether();
  prepareOfflineCopy();
  return client;
}

/** Says what a mutation does, if it names that. */
export function showLoading(mutation: Pick<Mutation, "meta" | "mutationId">) {
  const loading = mutation.meta?.toasts?.loading;
  if (loading) toast.loading(loading, { id: toastId(mutation), duration: Infinity });
}

const loadPersister = () => import("@/lib/query/persist-rows").catch(() => undefined);

/** Opens the offline copy while the page is still being prepared for use, so that its first query finds it open. */
function prepareOfflineCopy(): void {
  if (typeof window === "undefined" || offlineCopyOwner() === null) return;
  void loadPersister().then((loaded) => loaded?.openRows());
}

/** Fetches as usual in a browser without an offline copy, and does not load the code for one. */
const persistWhereKept: QueryPersister = async (queryFn, context, query) => {
  if (offlineCopyOwner() === null) return queryFn(context);
  const loaded = await loadPersister();
  return loaded ? loaded.persistRows(queryFn, context, query) : queryFn(context);
};

/** 401 redirects to the landing page, 412 is resolved in the form, and a declined proof was the person's own decision. */
function isHandledElsewhere(error: Error): boolean {
  return error instanceof ApiError && ([401, 412].includes(error.status) || error instanceof ProofCancelled);
}

/** Returns a text id: a number could equal the automatic id of another toast and replace it. */
export function toastId({ mutationId }: { mutationId: number }): string {
  return `mutation-${mutationId}`;
}
