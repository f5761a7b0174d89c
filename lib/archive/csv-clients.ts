import { searchText } from "@/lib/search-text";

/** The ids of clients by their names, without case and accents. */
export type ClientIds = ReadonlyMap<string, string>;

type Named = { id: string; name: string };

const SHOWN = 10;

/** The names that no client has yet, each once and as it was written first. */
export function missingClients(names: readonly string[], clients: ClientIds): string[] {
  const wanted = new Map<string, string>();
  for (const name of names) {
    const key = searchText(name);
    if (!clients.has(key) && !wanted.has(key)) wanted.set(key, name);
  }
  return [...wanted.values()];
}

/**
 * The rows whose name a client has already, and those that repeat an earlier row. A row that an interrupted import has
 * stored is the same client.
 */
export function findDuplicates<Row extends Named>(rows: readonly Row[], clients: ClientIds) {
  const seen = new Set<string>();
  const existing: Row[] = [];
  const repeated: Row[] = [];
  for (const row of rows) {
    const key = searchText(row.name);
    const id = clients.get(key);
    if (id !== undefined && id !== row.id) existing.push(row);
    else if (seen.has(key)) repeated.push(row);
    seen.add(key);
  }
  return { existing, repeated };
}

/** "Ann, Bo and 3 more": the names of many. */
export function listNames(names: readonly string[]): string {
  const more = names.length - SHOWN;
  const shown = more > 0 ? [...names.slice(0, SHOWN), `${more.toLocaleString("en-US")} more`] : names;
  return new Intl.ListFormat("en-GB").format(shown);
}
