import { replaceEqualDeep } from "@tanstack/react-query";

type Rows = { items: readonly { id: string }[] };

/**
 * What the cache keeps when an answer follows another: what is equal stays the very same object, so that it is not drawn
 * again. A list's rows are compared with their own older selves, wherever they stand now: place by place, as the library
 * compares, one row that leaves makes all those behind it new.
 */
export function shareRows(before: unknown, after: unknown): unknown {
  if (!hasRows(before) || !hasRows(after)) return replaceEqualDeep(before, after);
  const { items: rowsBefore, ...restBefore } = before;
  const { items: rowsAfter, ...restAfter } = after;
  const known = new Map(rowsBefore.map((row) => [row.id, row]));
  const items = rowsAfter.map((row) => replaceEqualDeep(known.get(row.id), row));
  const rest = replaceEqualDeep(restBefore, restAfter);
  const isSame = items.length === rowsBefore.length && items.every((row, at) => row === rowsBefore[at]);
  return isSame && rest === restBefore ? before : { ...rest, items: isSame ? rowsBefore : items };
}

function hasRows(data: unknown): data is Rows {
  const { items } = (data ?? {}) as { items?: unknown };
  return Array.isArray(items) && items.every((item: { id?: unknown } | null) => typeof item?.id === "string");
}
