import "server-only";

/**
 * Whether a row was read with what it cannot be without, which is read one statement after it. Where that was deleted in
 * between, the row has gone with it, and what was read is of no use any more.
 */
export function isWhole<Parent extends string>(
  row: { [Key in Parent]: object | null },
  parent: Parent,
): boolean {
  return row[parent] !== null;
}
