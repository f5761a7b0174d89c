import { z } from "zod";
import { archivedFilters } from "@/lib/shared/archived";
import { csvDialects } from "@/lib/shared/text/csv-dialects";
import { MAX_SEARCH, MAX_TAKE, SEARCH_TOO_LONG } from "@/lib/shared/constants";
import { instantSchema } from "@/lib/shared/text/fields";

/** The result of a search: the page, the number of matching rows, and the number of all rows. */
export type List<Row> = { items: Row[]; total: number; unfilteredTotal: number };

/** The maximum number of rows of a create-many call. */
export const MAX_ROWS = 1000;

/** The body of a create-many call: all rows are created or none. Identical rows that already exist are skipped. */
export function createManySchema<Row extends z.ZodType>(row: Row) {
  return z
    .array(row, { error: "Must be a list of rows" })
    .min(1, { error: "Must be at least one row" })
    .max(MAX_ROWS, { error: `Must be at most ${MAX_ROWS} rows` });
}

export const countSchema = z.strictObject({ count: z.int() });

/** An option of a selection, for searchable pickers. */
export type SelectionOption = { value: string; label: string };

/** The page size of a search: an integer from 1 to 1000. */
export function takeSchema(defaultTake: number) {
  return z
    .int({ error: "Must be a whole number" })
    .min(1, { error: "Must be at least 1" })
    .max(MAX_TAKE, { error: `Must be at most ${MAX_TAKE}` })
    .default(defaultTake);
}

/** An optional filter: "" and null mean no filter. */
export function filterOf<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === "" || value === null ? undefined : value), schema.optional());
}

/** The filter `archived` of a search. */
export const archivedFilterSchema = filterOf(
  z.enum(archivedFilters, { error: "Must be exclude, include or only" }),
);

/** The separator and decimal sign of a CSV. */
export const csvDialectSchema = filterOf(z.enum(csvDialects, { error: "Must be comma or semicolon" }));

/** Returns whether a filter has any condition. */
export function isFiltered(conditions: Record<string, unknown>): boolean {
  return Object.values(conditions).some((value) => value !== undefined);
}

/** A text that is searched for. */
export const searchTextSchema = z
  .string({ error: "Must be text" })
  .max(MAX_SEARCH, { error: SEARCH_TOO_LONG });

export const selectionFilterSchema = z.object({ name: filterOf(searchTextSchema) });

/** The schema of a search result, for the contract tests and the API reference. */
export function listSchema<Row extends z.ZodType>(row: Row) {
  return z.strictObject({ items: z.array(row), total: z.int().min(0), unfilteredTotal: z.int().min(0) });
}

export const selectionsSchema = z.array(z.strictObject({ value: z.string(), label: z.string() }));

/** The body of `archive` calls: when the row was archived before it was brought back, to undo that. */
export const archiveSchema = z.object({
  archivedAt: instantSchema
    .refine((text) => /^[1-9]/.test(text), { error: "Must be a date after the year 999" })
    .optional(),
});

export type ArchiveOptions = z.output<typeof archiveSchema>;
