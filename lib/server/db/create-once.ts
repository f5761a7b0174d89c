import "server-only";
import { isDuplicate } from "./database-problem";
import { toJson } from "@/lib/server/to-json";
import { conflict } from "@/lib/server/problem";

/**
 * A create that may come again: the same id with the same content finds the row that the first one made, with other
 * content it is a 409.
 */
export async function createOnce<Row extends object>(once: {
  input: object;
  create: () => Promise<Row>;
  find: () => Promise<Row | null>;
}): Promise<{ row: Row; isNew: boolean }> {
  try {
    return { row: await once.create(), isNew: true };
  } catch (error) {
    if (!isDuplicate(error)) throw error;
  }
  const row = await once.find();
  if (!row || differs(once.input, row)) throw conflict("There is another one with this id already");
  return { row, isNew: false };
}

function differs(input: object, row: object): boolean {
  const stored = new Map(Object.entries(row));
  return Object.entries(input).some(
    ([key, value]) => value !== undefined && stored.has(key) && toJson(value) !== toJson(stored.get(key)),
  );
}
