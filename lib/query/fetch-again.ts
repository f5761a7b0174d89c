import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Marks what is cached under a key as stale and fetches what is on the screen. A first answer that is still on its way
 * may have been given before the write, and an invalidation alone would wait for it and call it fresh: it is asked for
 * anew.
 */
export async function fetchAgain(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined });
  await client.invalidateQueries({ queryKey });
}
