import { z } from "zod";
import type { FieldNames } from "@/lib/edits/merge";
import { itemUnits } from "@/lib/sales-documents/totals/units";
import { typed } from "@/lib/shared/text/fields";
import { type CatalogueItem, catalogueItemFields, checkRate } from "./schema";

/** The form of the dialog of a line of the price list. */
export const catalogueItemFormSchema = z
  .object({
    ...catalogueItemFields,
    rate: typed(catalogueItemFields.rate),
    tax: typed(catalogueItemFields.tax),
    unit: z.union([z.enum(itemUnits), z.literal("")]).transform((unit) => unit || null),
  })
  .superRefine(checkRate);

export type CatalogueItemForm = z.output<typeof catalogueItemFormSchema>;
export type CatalogueItemFormInput = z.input<typeof catalogueItemFormSchema>;

export function toCatalogueItemForm(item: Partial<CatalogueItem>): CatalogueItemFormInput {
  return {
    title: item.title ?? "",
    description: item.description ?? "",
    unit: item.unit ?? "",
    rate: item.rate ?? "",
    tax: item.tax ?? "",
    currency: item.currency ?? "",
  };
}

export const catalogueItemFieldNames: FieldNames<CatalogueItemFormInput> = {
  title: "Title",
  description: "Description",
  unit: "Unit",
  rate: "Rate",
  tax: "Tax",
  currency: "Currency",
};
