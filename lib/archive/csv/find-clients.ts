import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/api/request";
import type { ClientRow } from "@/lib/clients/schema";
import type { List } from "@/lib/api/list";
import { MAX_TAKE } from "@/lib/shared/constants";
import { keys } from "@/lib/query/keys";
import { searchText } from "@/lib/shared/text/search-text";
import type { ClientIds } from "./clients";

/** The clients that have one of the names. Fetched again for each preview. */
export function clientIdsQuery(names: readonly string[]) {
  return queryOptions({
    queryKey: [...keys.clientIds, names],
    queryFn: ({ signal }) => findClients(names, signal),
    staleTime: 0,
    gcTime: 0,
    structuralSharing: false,
  });
}

/** Returns the clients with these names, and possibly others. */
export async function findClients(names: readonly string[], signal?: AbortSignal): Promise<ClientIds> {
  const found = new Map<string, string>();
  const search = async (filter: { name?: string }) => {
    const body = { ...filter, take: MAX_TAKE };
    const page = await api<List<ClientRow>>("clients/search", {
      method: "POST",
      body,
      signal,
      isRead: true,
    });
    for (const { id, name } of page.items) found.set(searchText(name), id);
    return page.total;
  };
  if ((await search({})) > MAX_TAKE) {
    for (const name of new Map(names.map((name) => [searchText(name), name])).values())
      await search({ name });
  }
  return found;
}
