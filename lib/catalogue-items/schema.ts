import { z } from "zod";
import { filterOf, searchTextSchema, takeSchema } from "@/lib/api/list";
import { changedRateSchema } from "@/lib/sales-documents/issue/numbers";
import { itemDetails } from "@/lib/sales-documents/item-schema";
import { CATALOGUE_ITEMS_TAKE } from "@/lib/shared/constants";
import { isCurrency } from "@/lib/shared/money/currency-codes";
import { idSchema, instantSchema, longText, missingOr, requiredText } from "@/lib/shared/text/fields";

/** As a line of a document with or without a unit takes it. */
const rateOfLine = z
  .union([z.string(), z.number()], { error: missingOr("Please add rate", "Must be a number above 0") })
  .pipe(changedRateSchema);

/** The fields of a line of the price list, of the API and of the form. */
export const catalogueItemFields = {
  title: requiredText("Please name the item", 200),
  description: longText(5000),
  unit: itemDetails.unit,
  rate: rateOfLine,
  /** Percent; null means the document's tax. */
  tax: itemDetails.taxRate,
  /** The currency of the rate; null means any. */
  currency: z
    .string({ error: "Must be the code of a currency" })
    .refine((text) => text === "" || isCurrency(text), { error: "Must be the code of a currency" })
    .nullable()
    .transform((text) => text || null),
};

const { title, rate } = catalogueItemFields;

/** The body of POST catalogue-items. */
export const newCatalogueItemSchema = z
  .object({ id: idSchema, ...catalogueItemFields })
  .partial()
  // Repeated, because `.required()` would drop the messages for missing fields.
  .extend({ title, rate });

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
  unit: itemDetails.unit,
  rate: z.string(),
  tax: z.string().nullable(),
  currency: z.string().nullable(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
});

export type NewCatalogueItem = z.output<typeof newCatalogueItemSchema>;
export type CatalogueItemPatch = z.output<typeof catalogueItemPatchSchema>;
export type CatalogueItem = z.infer<typeof catalogueItemSchema>;
