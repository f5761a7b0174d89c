import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { List } from "@/lib/api/list";
import { type Draft, rewriteAll, updateCache } from "./optimistic-update";

type Row = { id: string };
type Rules<R extends Row, Filter> = {
  matches: (row: R, filter: Filter) => boolean;
  compare: (a: R, b: R, filter: Filter) => number;
};

/**
 * Puts a new or changed row into every cached search of a resource: removed where the filter no longer matches, inserted in
 * order where it does, with the totals updated.
 */
export function putRow<R extends Row, Filter>(
  draft: Draft,
  resource: QueryKey,
  row: R,
  { matches, compare }: Rules<R, Filter>,
  { isNew = false } = {},
): void {
  const before = findRow<R>(draft, resource, row.id);
  rewriteLists<R, Filter>(draft, resource, (page, filter) => {
    const others = page.items.filter((item) => item.id !== row.id);
    const wasShown = others.length < page.items.length;
    const hasMore = page.items.length < page.total;
    // A row that is not loaded is counted too.
    const wasCounted = wasShown || (hasMore && before !== undefined && matches(before, filter));
    const isShown = matches(row, filter);
    const unfilteredTotal = page.unfilteredTotal + (isNew && !before ? 1 : 0);
    const total = page.total + Number(isShown) - Number(wasCounted);
    if (!isShown) return { items: others, total, unfilteredTotal };
    const at = others.findIndex((item) => compare(row, item, filter) < 0);
    // Rows that are not loaded may come before it.
    if (at === -1 && !wasShown && hasMore) return { items: others, total, unfilteredTotal };
    const items = at === -1 ? [...others, row] : [...others.slice(0, at), row, ...others.slice(at)];
    return { items, total: Math.max(total, items.length), unfilteredTotal };
  });
}

/** Removes rows from every cached search of a resource. */
export function dropRows(draft: Draft, resource: QueryKey, ids: readonly string[]): void {
  const dropped = new Set(ids);
  rewriteLists<Row, unknown>(draft, resource, (page) => {
    const items = page.items.filter((item) => !dropped.has(item.id));
    const unfilteredTotal = Math.max(0, page.unfilteredTotal - dropped.size);
    // Dropped rows may not be loaded here, so the total is limited to the unfiltered total.
    const total = Math.max(0, page.total - (page.items.length - items.length));
    return { items, total: Math.min(total, unfilteredTotal), unfilteredTotal };
  });
}

/** Rewrites a cached query, if there is one. */
export function rewriteQuery<Data>(draft: Draft, queryKey: QueryKey, rewrite: (data: Data) => Data): void {
  rewriteAll<Data>(draft, { queryKey, exact: true }, rewrite);
}

/** Rewrites every cached query whose key starts with `queryKey`. */
export function rewriteQueries<Data>(draft: Draft, queryKey: QueryKey, rewrite: (data: Data) => Data): void {
  rewriteAll<Data>(draft, { queryKey }, rewrite);
}

/** Replaces a row's guessed `updatedAt` with the server's, which the next change sends as its version. */
export function keepVersion(client: QueryClient, resource: QueryKey, saved: unknown): void {
  if (isVersioned(saved)) mergeIntoLists(client, resource, { id: saved.id, updatedAt: saved.updatedAt });
}

/** Shows a row as the server returned it with 412, so that a form that is opened now starts from it. */
export function showCurrentRow(client: QueryClient, resource: QueryKey, current: unknown): void {
  if (isVersioned(current)) mergeIntoLists(client, resource, current);
}

function mergeIntoLists(client: QueryClient, resource: QueryKey, row: Row & { updatedAt: string }): void {
  if (!findRow(client, resource, row.id)) return;
  updateCache(client, (draft) =>
    rewriteLists<Row, unknown>(draft, resource, (page) => ({
      ...page,
      items: page.items.map((item) => (item.id === row.id ? { ...item, ...row } : item)),
    })),
  );
}

function isVersioned(saved: unknown): saved is Row & { updatedAt: string } {
  return typeof saved === "object" && saved !== null && "id" in saved && "updatedAt" in saved;
}

/** Returns the row with this id from any cached search. */
export function findRow<R extends Row>(client: QueryClient, resource: QueryKey, id: string): R | undefined {
  for (const [, page] of client.getQueriesData<List<R>>({ queryKey: [...resource, "search"] })) {
    const row = page?.items.find((item) => item.id === id);
    if (row) return row;
  }
  return undefined;
}

function rewriteLists<R extends Row, Filter>(
  draft: Draft,
  resource: QueryKey,
  rewrite: (page: List<R>, filter: Filter) => List<R>,
): void {
  rewriteAll<List<R>>(draft, { queryKey: [...resource, "search"] }, (page, { queryKey }) => ({
    // Some lists have sums of their rows as well.
    ...page,
    ...rewrite(page, queryKey.at(-1) as Filter),
  }));
}
