import "server-only";
import { searchText } from "@/lib/shared/text/search-text";
import type { List } from "@/lib/api/list";
import type { ArchivedFilter } from "@/lib/shared/archived";

/**
 * Returns a search result from its page and its counts. A page that is not full already contains all matching rows, and an
 * unfiltered search matches all rows; each case saves a count. `toItems` runs in parallel with the count.
 */
export async function toList<Row, Item>(search: {
  take: number;
  isFiltered: boolean;
  rows: () => Promise<Row[]>;
  toItems: (rows: Row[]) => Item[] | Promise<Item[]>;
  countMatching: () => Promise<number>;
  countAll: () => Promise<number>;
}): Promise<List<Item>> {
  const { take, isFiltered } = search;
  const [rows, all] = await Promise.all([search.rows(), isFiltered ? search.countAll() : undefined]);
  const [items, counted] = await Promise.all([
    search.toItems(rows),
    rows.length < take ? undefined : isFiltered ? search.countMatching() : search.countAll(),
  ]);
  const total = counted ?? items.length;
  return { items, total, unfilteredTotal: all ?? total };
}

/** The condition of the filter `archived`; without one, archived rows are left out. */
export function whereArchived(archived: ArchivedFilter = "exclude") {
  if (archived === "include") return {};
  return { archivedAt: archived === "only" ? { not: null } : null };
}

/**
 * Escapes a text for LIKE, so that % and _ match themselves. NUL and unpaired surrogates, which PostgreSQL rejects, become
 * a character that matches nothing.
 */
export function escapeLike(text: string): string {
  return comparable(text).replace(/[\\%_]/g, "\\$&");
}

/** Replaces the characters that no stored text contains, and that the database refuses. */
export function comparable(text: string): string {
  return text.replace(/\0|\p{Surrogate}/gu, "\uFFFF");
}

/** The condition of a search column: it contains the text, with its accents and capitals folded. */
export function containing(text: string) {
  return { contains: escapeLike(searchText(text)) };
}
