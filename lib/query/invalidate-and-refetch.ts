import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Invalidates the queries under a key and refetches those on the screen. A first fetch that is still pending may have started
 * before the write, and an invalidation alone would accept its result, so it is cancelled and repeated.
 */
export async function invalidateAndRefetch(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined });
  await client.invalidateQueries({ queryKey });
}
