import type { MutationOptions, QueryClient } from "@tanstack/react-query";

/** Runs a mutation outside of a component, such as an undo whose dialog is closed. Its errors are shown as usual. */
export function runMutation<Data, Context>(
  client: QueryClient,
  options: MutationOptions<Data, Error, void, Context>,
): void {
  client
    .getMutationCache()
    .build(client, options)
    .execute(undefined)
    .catch(() => undefined);
}
