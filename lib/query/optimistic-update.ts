import { notifyManager, type Query, type QueryClient } from "@tanstack/react-query";

declare const inUpdate: unique symbol;

/** The cache inside of an update. Only there can queries be rewritten, so that every rewrite can be reverted. */
export type Draft = QueryClient & { readonly [inUpdate]: true };

type Log = {
  /** The updates whose write is not answered yet, the oldest first. */
  pending: OptimisticUpdate[];
  /** The data of each rewritten query without the pending updates, and with them. */
  bases: Map<Query, { base: unknown; shown: unknown }>;
  isReplaying: boolean;
};

const logs = new WeakMap<QueryClient, Log>();

/**
 * The change that a write makes on the screen before it is answered. The query client reverts or keeps it with the answer, if `onMutate`
 * returns it. `apply` runs again when an earlier update ends, so it reads the rows that it changes from the cache that it is given.
 */
export class OptimisticUpdate {
  constructor(
    private readonly client: QueryClient,
    private readonly apply: (draft: Draft) => void,
  ) {
    logOf(client).pending.push(this);
    this.run();
  }

  /** Takes back this update and nothing else: the others are applied again, to the data from before all of them. */
  revert(): void {
    this.end(false);
  }

  /** Makes this update part of the data that remains when others are reverted. */
  keep(): void {
    this.end(true);
  }

  private end(isKept: boolean): void {
    const log = logOf(this.client);
    const others = log.pending.filter((other) => other !== this);
    if (others.length === log.pending.length) return;
    log.pending = others;
    if (isKept && others.length === 0) return log.bases.clear();
    log.isReplaying = true;
    notifyManager.batch(() => {
      for (const [query, { base, shown }] of log.bases)
        // Data that was fetched since then is the new base.
        if (query.state.data === shown && isCached(this.client, query)) setData(this.client, query, base);
      if (isKept) this.run();
      log.bases.clear();
      for (const other of others) other.run();
    });
    log.isReplaying = false;
  }

  private run(): void {
    this.apply(this.client as Draft);
  }
}

/** Changes cached queries until the write of this change is answered. */
export function updateOptimistically(client: QueryClient, apply: (draft: Draft) => void): OptimisticUpdate {
  return new OptimisticUpdate(client, apply);
}

/** Changes cached queries to what the server has stored. */
export function updateCache(client: QueryClient, apply: (draft: Draft) => void): void {
  new OptimisticUpdate(client, apply).keep();
}

/** Replaces the data of the queries whose key starts with `queryKey`, except of those without data. */
export function rewriteAll<Data>(
  draft: Draft,
  filter: { queryKey: readonly unknown[]; exact?: boolean },
  rewrite: (data: Data, query: Query) => Data,
): void {
  const log = logOf(draft);
  // A fetch that started before this change must not overwrite it.
  if (!log.isReplaying) void draft.cancelQueries(filter);
  for (const query of draft.getQueryCache().findAll(filter)) {
    const before = query.state.data;
    if (before === undefined) continue;
    const known = log.bases.get(query);
    const base = known?.shown === before ? known.base : before;
    setData(draft, query, rewrite(before as Data, query));
    log.bases.set(query, { base, shown: query.state.data });
  }
}

/** Leaves the time of the last fetch, and that the data is outdated, as they are. */
function setData(client: QueryClient, query: Query, data: unknown): void {
  const { dataUpdatedAt: updatedAt, isInvalidated } = query.state;
  client.setQueryData(query.queryKey, data, { updatedAt });
  if (isInvalidated) query.invalidate();
}

function isCached(client: QueryClient, query: Query): boolean {
  return client.getQueryCache().get(query.queryHash) === query;
}

function logOf(client: QueryClient): Log {
  let log = logs.get(client);
  if (!log) logs.set(client, (log = { pending: [], bases: new Map(), isReplaying: false }));
  return log;
}
