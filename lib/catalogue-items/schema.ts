import { z } from "zod";
import { filterOf, searchTextSchema, takeSchema } from "@/lib/api/list";
import { creditAmountSchema, optionalPercentSchema, rateSchema } from "@/lib/sales-documents/issue/numbers";
import { itemUnitSchema } from "@/lib/sales-documents/item-schema";
import { CATALOGUE_ITEMS_TAKE } from "@/lib/shared/constants";
import { isCurrency } from "@/lib/shared/money/currency-codes";
import { idSchema, instantSchema, longText, requiredText } from "@/lib/shared/text/fields";

/** The fields of a line of the price list, of the API and of the form. */
export const catalogueItemFields = {
  title: requiredText("Please name the item", 200),
  description: longText(5000),
  unit: itemUnitSchema,
  rate: creditAmountSchema,
  /** Percent; null means the document's tax. */
  tax: optionalPercentSchema,
  /** The currency of the rate; null means any. */
  currency: z
    .string({ error: "Must be the code of a currency" })
    .refine((text) => text === "" || isCurrency(text), { error: "Must be the code of a currency" })
    .nullable()
    .transform((text) => text || null),
};

const { title, rate } = catalogueItemFields;

/** Returns what is wrong with the rate of a line, which a document's item must be able to have; undefined if nothing is. */
export function rateError(line: { unit?: string | null; rate: string }): string | undefined {
  return line.unit ? undefined : rateSchema.safeParse(line.rate).error?.issues[0]?.message;
}

/** Refuses a rate that an item of a document cannot have. */
export function checkRate(line: Parameters<typeof rateError>[0], context: z.RefinementCtx): void {
  const message = rateError(line);
  if (message) context.addIssue({ code: "custom", path: ["rate"], message });
}

/** The body of POST catalogue-items. */
export const newCatalogueItemSchema = z
  .object({ id: idSchema, ...catalogueItemFields })
  .partial()
  // Repeated, because `.required()` would drop the messages for missing fields.
  .extend({ title, rate })
  .superRefine(checkRate);

/** The body of PATCH catalogue-items/{id}; omitted fields stay unchanged. */
export const catalogueItemPatchSchema = z.object(catalogueItemFields).partial();

export const catalogueItemFilterSchema = z.object({
  name: filterOf(searchTextSchema),
  take: takeSchema(CATALOGUE_ITEMS_TAKE),
});

export const catalogueItemSchema = z.strictObject({
  id: idSchema,
  title: z.string(),
  description: z.string().nullable(),
  unit: itemUnitSchema,
  rate: z.string(),
  tax: z.string().nullable(),
  currency: z.string().nullable(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
});

export type NewCatalogueItem = z.output<typeof newCatalogueItemSchema>;
export type CatalogueItemPatch = z.output<typeof catalogueItemPatchSchema>;
export type CatalogueItem = z.infer<typeof catalogueItemSchema>;
