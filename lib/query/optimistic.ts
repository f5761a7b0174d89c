import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { List } from "@/lib/list";

/** Reverts a rewrite. */
export type Undo = () => void;

type Row = { id: string };
type Rules<R extends Row, Filter> = {
  matches: (row: R, filter: Filter) => boolean;
  compare: (a: R, b: R, filter: Filter) => number;
};

/**
 * Puts a new or changed row into every cached search of a resource: removed where the filter no longer matches, inserted in
 * order where it does, with the totals updated. Returns an undo function.
 */
export function putRow<R extends Row, Filter>(
  client: QueryClient,
  resource: QueryKey,
  row: R,
  { matches, compare }: Rules<R, Filter>,
  { isNew = false } = {},
): Undo {
  return rewriteLists<R, Filter>(client, resource, (page, filter) => {
    const others = page.items.filter((item) => item.id !== row.id);
    const wasShown = others.length < page.items.length;
    const isShown = matches(row, filter);
    const unfilteredTotal = page.unfilteredTotal + (isNew && !wasShown ? 1 : 0);
    const total = page.total + Number(isShown) - Number(wasShown);
    if (!isShown) return { items: others, total, unfilteredTotal };
    const at = others.findIndex((item) => compare(row, item, filter) < 0);
    // Rows that are not loaded may come before it.
    if (at === -1 && !wasShown && page.items.length < page.total)
      return { items: others, total, unfilteredTotal };
    const items = at === -1 ? [...others, row] : [...others.slice(0, at), row, ...others.slice(at)];
    return { items, total: Math.max(total, items.length), unfilteredTotal };
  });
}

/** Removes rows from every cached search of a resource. Returns an undo function. */
export function dropRows(client: QueryClient, resource: QueryKey, ids: readonly string[]): Undo {
  const dropped = new Set(ids);
  return rewriteLists<Row, unknown>(client, resource, (page) => {
    const items = page.items.filter((item) => !dropped.has(item.id));
    const unfilteredTotal = Math.max(0, page.unfilteredTotal - dropped.size);
    // Dropped rows may not be loaded here, so the total is limited to the unfiltered total.
    const total = Math.max(0, page.total - (page.items.length - items.length));
    return { items, total: Math.min(total, unfilteredTotal), unfilteredTotal };
  });
}

/** Rewrites a cached query, if there is one. Returns an undo function. */
export function rewriteQuery<Data>(client: QueryClient, key: QueryKey, rewrite: (data: Data) => Data): Undo {
  void client.cancelQueries({ queryKey: key, exact: true });
  const before = client.getQueryData<Data>(key);
  if (before === undefined) return () => {};
  client.setQueryData<Data>(key, rewrite(before));
  return () => client.setQueryData<Data>(key, before);
}

/** Rewrites every cached query whose key starts with `queryKey`. Returns an undo function. */
export function rewriteQueries<Data>(
  client: QueryClient,
  queryKey: QueryKey,
  rewrite: (data: Data) => Data,
): Undo {
  void client.cancelQueries({ queryKey });
  const before = client.getQueriesData<Data>({ queryKey });
  for (const [key, data] of before) if (data !== undefined) client.setQueryData<Data>(key, rewrite(data));
  return () => before.forEach(([key, data]) => client.setQueryData(key, data));
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
  rewriteLists<Row, unknown>(client, resource, (page) => ({
    ...page,
    items: page.items.map((item) => (item.id === row.id ? { ...item, ...row } : item)),
  }));
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

/** Combines undo functions into one that reverts the last change first. */
export function undoAll(...undos: Undo[]): Undo {
  return () => undos.reverse().forEach((undo) => undo());
}

function rewriteLists<R extends Row, Filter>(
  client: QueryClient,
  resource: QueryKey,
  rewrite: (page: List<R>, filter: Filter) => List<R>,
): Undo {
  const queryKey = [...resource, "search"];
  // A fetch that started before this change must not overwrite it.
  void client.cancelQueries({ queryKey });
  const before = client.getQueriesData<List<R>>({ queryKey });
  for (const [key, page] of before) if (page) client.setQueryData(key, rewrite(page, key.at(-1) as Filter));
  return () => before.forEach(([key, page]) => client.setQueryData(key, page));
}
