import { compareNames, searchText } from "@/lib/search-text";
import type { ClientFilter, ClientRow } from "./schema";

/** Whether a search with this filter would find the client. */
export function matchesClientFilter(client: ClientRow, filter: ClientFilter): boolean {
  return !filter.name || searchText(client.name).includes(searchText(filter.name));
}

/** The order of clients: by name. */
export function compareClients(a: ClientRow, b: ClientRow): number {
  return compareNames(a, b) || a.id.localeCompare(b.id);
}
