import "server-only";
import { notFound } from "@/lib/server/problem";

/**
 * Returns whether a row was read with its required parent. Prisma reads the parent in a second statement: if the parent was
 * deleted in between, the row was deleted with it.
 */
export function hasParent<Parent extends string>(
  row: { [Key in Parent]: object | null },
  parent: Parent,
): boolean {
  return row[parent] !== null;
}

/**
 * Returns the row that Prisma wrote, or throws 404. Prisma writes a row and then reads it with its relations: if it was
 * deleted in between, the result is null despite its type.
 */
export function foundOr404<Row extends object>(row: Row | null): Row {
  if (row === null) throw notFound();
  return row;
}
