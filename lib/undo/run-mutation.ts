import type { MutationOptions, QueryClient } from "@tanstack/react-query";

/**
 * Runs a mutation outside of a component, such as an undo whose dialog is closed. Its errors are shown as usual, and the promise
 * that it returns is rejected.
 */
export function runMutation<Data, Context>(
  client: QueryClient,
  options: MutationOptions<Data, Error, void, Context>,
): Promise<Data> {
  return client.getMutationCache().build(client, options).execute(undefined);
}
