import { z } from "zod";
import { isPlainDate } from "@/lib/dates";
import { longText, requiredText } from "@/lib/fields";
import { creditAmountSchema, creditQuantitySchema } from "./numbers";
import { itemsOf, salesDocumentCategorySchema } from "./schema";

const dateSchema = z
  .string({ error: "Date is required" })
  .refine((text) => /^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) && isPlainDate(text), {
    error: "Date is required",
  });

/** The body of POST sales-documents/{id}/issue. Dates are calendar dates, "2026-11-27". */
export const issueSchema = z
  .object({
    /** Defaults to today. */
    issuedDate: dateSchema,
    /** Defaults to the issue date plus the client's or the profile's days. */
    dueOn: dateSchema,
    /** Issues it although a document of the series has a later date. */
    allowEarlierDate: z.boolean({ error: "Must be true or false" }),
  })
  .partial();

/** A line of a credit note, which may be a part of a unit. */
export const creditItemSchema = z.object({
  title: requiredText("Please name the item"),
  description: longText(5000).default(null),
  rate: creditAmountSchema,
  quantity: creditQuantitySchema.default("1"),
});

/** The body of POST sales-documents/{id}/credit. Without items it credits all that is left. */
export const creditSchema = z.object({ items: itemsOf(creditItemSchema), reason: longText(5000) }).partial();

/** The body of POST sales-documents/{id}/convert. */
export const convertSchema = z.object({ category: salesDocumentCategorySchema });

/** What a draft gets when it is issued now. */
export const issuePreviewSchema = z.strictObject({
  number: z.string(),
  issuedDate: z.iso.date(),
  dueOn: z.iso.date().nullable(),
});

export type IssueOptions = z.output<typeof issueSchema>;
export type CreditOptions = z.output<typeof creditSchema>;
export type IssuePreview = z.infer<typeof issuePreviewSchema>;
