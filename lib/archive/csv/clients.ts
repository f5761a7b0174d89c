import { themeColorValues } from "@/lib/clients/theme-colors";
import { searchText } from "@/lib/shared/text/search-text";

/** Client ids by name, ignoring case and accents. */
export type ClientIds = ReadonlyMap<string, string>;

type Named = { id: string; name: string };

const SHOWN = 10;

/** Returns the names that no client has yet, each once and in its first spelling. */
export function missingClients(names: readonly string[], clients: ClientIds): string[] {
  const wanted = new Map<string, string>();
  for (const name of names) {
    const key = searchText(name);
    if (!clients.has(key) && !wanted.has(key)) wanted.set(key, name);
  }
  return [...wanted.values()];
}

/**
 * Returns the rows whose name an existing client has, and those that repeat an earlier row. A row with the id of an existing
 * client was stored by an interrupted import and is not a duplicate.
 */
export function findDuplicates<Row extends Named>(rows: readonly Row[], clients: ClientIds) {
  const earlier = new Set<string>();
  const existing: Row[] = [];
  const repeated: Row[] = [];
  for (const row of rows) {
    const key = searchText(row.name);
    const id = clients.get(key);
    if (id !== undefined && id !== row.id) existing.push(row);
    else if (earlier.has(key)) repeated.push(row);
    earlier.add(key);
  }
  return { existing, repeated };
}

/**
 * Gives rows without a color different ones, far apart in the palette. The first color follows from the first row's id, so a
 * retry gives the same colors, and another import begins elsewhere.
 */
export function withColors<Row extends { id: string; themeColor?: string }>(rows: readonly Row[]): Row[] {
  const count = themeColorValues.length;
  const start = parseInt(rows[0]?.id.slice(-6) ?? "0", 16) % count || 0;
  return rows.map((row, at) => ({
    ...row,
    themeColor: row.themeColor ?? themeColorValues[(start + at * STEP) % count],
  }));
}

/** Has no divisor in common with the number of colors, so that each color is used before one is repeated. */
const STEP = 8;

/** Lists names, at most ten: "Ann, Bo and 3 more". */
export function listNames(names: readonly string[]): string {
  const more = names.length - SHOWN;
  const shown = more > 0 ? [...names.slice(0, SHOWN), `${more.toLocaleString("en-US")} more`] : names;
  return new Intl.ListFormat("en-GB").format(shown);
}
