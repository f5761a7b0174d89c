import type { Query } from "@tanstack/react-query";

/**
 * Returns the placeholder data of a search: the previous result if only the page size has changed. Another filter starts
 * with placeholders, so that it never shows rows that do not match.
 */
export function keepPreviousPage<Filter extends { take?: number }>(filter: Filter) {
  return <Page>(last: Page | undefined, query: Pick<Query, "queryKey"> | undefined): Page | undefined =>
    query && isSameExceptTake(query.queryKey.at(-1), filter) ? last : undefined;
}

function isSameExceptTake(before: unknown, now: object): boolean {
  return JSON.stringify({ ...(before as object), take: 0 }) === JSON.stringify({ ...now, take: 0 });
}
