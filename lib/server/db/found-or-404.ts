import "server-only";
import { notFound } from "@/lib/server/problem";

/**
 * Whether a row was read with what it cannot be without, which is read one statement after it. Where that was deleted in
 * between, the row has gone with it, and what was read is of no use any more.
 */
export function hasParent<Parent extends string>(
  row: { [Key in Parent]: object | null },
  parent: Parent,
): boolean {
  return row[parent] !== null;
}

/**
 * The row that Prisma wrote. It writes a row and then reads it with its relations: where somebody deletes it in between
 * the answer is null, whatever its type says, and that is a 404.
 */
export function foundOr404<Row extends object>(row: Row | null): Row {
  if (row === null) throw notFound();
  return row;
}
