import "server-only";
import type { List } from "@/lib/list";

/**
 * A search's answer from its page and its counts. A page that is not full says itself how many rows match, and a search
 * that filters nothing matches all there are: each saves a statement. What rows need to become items is asked beside
 * their count.
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
  const [items, matching] = await Promise.all([
    search.toItems(rows),
    rows.length < take ? undefined : search.countMatching(),
  ]);
  const total = matching ?? items.length;
  return { items, total, unfilteredTotal: all ?? total };
}

/**
 * The `contains` pattern of a name search: what a person typed stands for itself, % and _ included. What no text in the
 * database can hold, and what it would refuse even to look for, becomes something that is not there.
 */
export function escapeLike(text: string): string {
  return text.replace(/\0|\p{Surrogate}/gu, "\uFFFF").replace(/[\\%_]/g, "\\$&");
}
