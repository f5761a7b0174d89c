import { replaceEqualDeep } from "@tanstack/react-query";

type Rows = { items: readonly { id: string }[] };

/**
 * Structural sharing for query results: equal parts keep their identity, so that they are not rendered again. Rows of a list
 * are matched by id: by index, as the library does it, one removed row would change the identity of all rows after it.
 */
export function shareRows(before: unknown, after: unknown): unknown {
  if (!hasRows(before) || !hasRows(after)) return replaceEqualDeep(before, after);
  const { items: rowsBefore, ...restBefore } = before;
  const { items: rowsAfter, ...restAfter } = after;
  const rowsById = new Map(rowsBefore.map((row) => [row.id, row]));
  const items = rowsAfter.map((row) => replaceEqualDeep(rowsById.get(row.id), row));
  const rest = replaceEqualDeep(restBefore, restAfter);
  const isSame = items.length === rowsBefore.length && items.every((row, at) => row === rowsBefore[at]);
  return isSame && rest === restBefore ? before : { ...rest, items: isSame ? rowsBefore : items };
}

function hasRows(data: unknown): data is Rows {
  const { items } = (data ?? {}) as { items?: unknown };
  return Array.isArray(items) && items.every((item: { id?: unknown } | null) => typeof item?.id === "string");
}
