import type { Query } from "@tanstack/react-query";

/**
 * What a search shows while the next answer is on its way: the last one, if only the page size or the day has changed.
 * Another filter begins with placeholders, or its view would show what it does not ask for.
 */
export function keepPreviousPage<Filter extends { take?: number }>(filter: Filter) {
  return <Page>(last: Page | undefined, query: Pick<Query, "queryKey"> | undefined): Page | undefined =>
    query && isSameExceptTake(query.queryKey.at(-1), filter) ? last : undefined;
}

function isSameExceptTake(before: unknown, now: object): boolean {
  return JSON.stringify({ ...(before as object), take: 0 }) === JSON.stringify({ ...now, take: 0 });
}
