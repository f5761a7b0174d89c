import { matchesArchived } from "@/lib/shared/archived";
import { compareNames, searchText } from "@/lib/shared/text/search-text";
import type { ClientFilter, ClientRow } from "./schema";

/** Returns whether the client matches the filter. */
export function matchesClientFilter(client: ClientRow, filter: ClientFilter): boolean {
  const { name, archived } = filter;
  return (
    (!name || searchText(client.name).includes(searchText(name))) &&
    matchesArchived(client.archivedAt, archived)
  );
}

/** Compares clients by name. */
export function compareClients(a: ClientRow, b: ClientRow): number {
  return compareNames(a, b) || a.id.localeCompare(b.id);
}
