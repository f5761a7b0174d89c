import { z } from "zod";
import { idSchema } from "@/lib/shared/text/fields";
import { documentKinds } from "@/lib/document-settings/kinds";
import { itemUnitSchema } from "./item-schema";

/** An exact decimal. */
export const amount = z.string().regex(/^-?\d+(\.\d+)?$/);

const optional = z.string().nullable();

export const documentKindSchema = z.enum(documentKinds, {
  error: "Must be quotation, invoice, receipt or creditNote",
});

/** Another document that this one refers to, or that refers to it. */
export const relatedSchema = z.strictObject({
  id: idSchema,
  kind: documentKindSchema,
  number: z.string(),
  issuedDate: z.iso.date().nullable(),
});

/** A document that was made from another one; its purpose tells a deposit from a final invoice. */
export const copySchema = relatedSchema.extend({ purpose: z.enum(["standard", "deposit"]) });

/** The lines by tax rate, the highest first: net amount after discount, tax, and the share of the discount. */
export const taxGroupsSchema = z.array(
  z.strictObject({ rate: amount, net: amount, tax: amount, discount: amount }),
);

/** The lines of a document. */
export const storedItemsSchema = z.array(
  z.strictObject({
    title: z.string(),
    description: optional,
    rate: amount,
    quantity: amount,
    taxRate: amount.nullable(),
    discountPercent: amount,
    discountFlat: amount,
    unit: itemUnitSchema,
    /** The id by which its time names the line; null for other lines. */
    timeLineId: idSchema.nullable(),
  }),
);

/** The deposits that an invoice deducts, with tax. */
export const deductedDepositsSchema = z.array(
  z.strictObject({
    id: idSchema,
    number: z.string(),
    issuedDate: z.iso.date(),
    amount,
    taxAmount: amount,
  }),
);
