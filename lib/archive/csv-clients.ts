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

/** Whether another client has this name. A row that an interrupted import has stored is the same client. */
export function isNameTaken({ id, name }: Named, clients: ClientIds): boolean {
  const taken = clients.get(searchText(name));
  return taken !== undefined && taken !== id;
}

/** "Ann, Bo and 3 more": the names of many. */
export function listNames(names: readonly string[]): string {
  const more = names.length - SHOWN;
  const shown = more > 0 ? [...names.slice(0, SHOWN), `${more.toLocaleString("en-US")} more`] : names;
  return new Intl.ListFormat("en-GB").format(shown);
}
