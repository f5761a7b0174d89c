import { z } from "zod";
import { MAX_TAKE } from "./constants";

/** What every search answers: the page, how many rows the filter matches, and how many there are at all. */
export type List<Row> = { items: Row[]; total: number; unfilteredTotal: number };

/** The most rows of one create-many. */
export const MAX_ROWS = 1000;

/** The body of a create-many: several rows, all of which are made or none. Rows whose id is there already are passed over. */
export function createManySchema<Row extends z.ZodType>(row: Row) {
  return z
    .array(row, { error: "Must be a list of rows" })
    .min(1, { error: "Must be at least one row" })
    .max(MAX_ROWS, { error: `Must be at most ${MAX_ROWS} rows` });
}

export const countSchema = z.strictObject({ count: z.int() });

/** What every selection answers, for the searchable pickers. */
export type SelectionOption = { value: string; label: string };

/** The page size of a search: an integer from 1 to 1000. */
export function takeSchema(defaultTake: number) {
  return z
    .int({ error: "Must be a whole number" })
    .min(1, { error: "Must be at least 1" })
    .max(MAX_TAKE, { error: `Must be at most ${MAX_TAKE}` })
    .default(defaultTake);
}

/** A filter that may be left out: "" and null mean that nothing is filtered. */
export function filterOf<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === "" || value === null ? undefined : value), schema.optional());
}

/** Whether a filter narrows anything down. */
export function isFiltered(conditions: Record<string, unknown>): boolean {
  return Object.values(conditions).some((value) => value !== undefined);
}

export const selectionFilterSchema = z.object({ name: filterOf(z.string().max(200)) });

/** The shape of a search's answer, for the strict contract tests and for the API reference. */
export function listSchema<Row extends z.ZodType>(row: Row) {
  return z.strictObject({ items: z.array(row), total: z.int().min(0), unfilteredTotal: z.int().min(0) });
}

export const selectionsSchema = z.array(z.strictObject({ value: z.string(), label: z.string() }));
