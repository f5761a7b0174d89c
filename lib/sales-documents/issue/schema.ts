import { z } from "zod";
import { MUST_BE_DATE } from "@/lib/shared/constants";
import { isPlainDate } from "@/lib/shared/dates/dates";
import { idSchema, longText, missingOr } from "@/lib/shared/text/fields";
import { isUnclearNumber, UNCLEAR_NUMBER } from "@/lib/shared/money/unclear-number";
import { paymentStatusChangeSchema } from "@/lib/projects/schema";
import { readDeposit } from "@/lib/sales-documents/totals/deposit-rules";
import { anyItemSchema, itemsOf } from "@/lib/sales-documents/item-schema";
import { salesDocumentCategorySchema, salesDocumentSchema } from "@/lib/sales-documents/schema";

const dateSchema = z
  .string({ error: missingOr("Date is required", MUST_BE_DATE) })
  .refine((text) => /^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) && isPlainDate(text), {
    error: missingOr("Date is required", MUST_BE_DATE),
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
    /** Issues a final invoice although its deposits are more than its total. */
    allowBelowDeposits: z.boolean({ error: "Must be true or false" }),
  })
  .partial();

/** The body of POST sales-documents/{id}/credit. Without items it credits all that is left. */
export const creditSchema = z
  .object({
    /** The id of the document that is made: repeated with the same one, the call makes no other. */
    id: idSchema,
    items: itemsOf(anyItemSchema),
    reason: longText(5000),
  })
  .partial();

/** The body of POST sales-documents/{id}/duplicate. */
export const duplicateSchema = creditSchema.pick({ id: true });

const INVALID_DEPOSIT = "Must be a percentage such as 30 % or an amount";

/** The body of POST sales-documents/{id}/convert. */
export const convertSchema = z
  .object({
    /** The id of the document that is made, as for a credit. */
    id: idSchema.optional(),
    category: salesDocumentCategorySchema,
    /** The payment that a receipt is made over; without one, it is made over all that was received. */
    paymentId: idSchema.optional(),
    /** A deposit invoice is made from a quotation, and deducted on its final invoice. */
    purpose: z.enum(["standard", "deposit"], { error: "Must be standard or deposit" }).optional(),
    /** The deposit: a percentage of the quotation, "30 %", or an amount with tax, "1190.00". */
    deposit: z
      .union([z.string(), z.number()], { error: INVALID_DEPOSIT })
      .transform((value, context) => {
        const deposit = readDeposit(String(value));
        const isUnclear = isUnclearNumber(String(value).replace(/(?<!\s)\s*%\s*$/, ""));
        if (!deposit)
          context.addIssue({ code: "custom", message: isUnclear ? UNCLEAR_NUMBER : INVALID_DEPOSIT });
        return deposit ?? z.NEVER;
      })
      .optional(),
  })
  .refine(({ purpose, deposit }) => purpose !== "deposit" || deposit, {
    path: ["deposit"],
    error: INVALID_DEPOSIT,
  })
  .refine(({ paymentId, category }) => paymentId === undefined || category === "receipt", {
    path: ["category"],
    error: "A payment gets a receipt",
  })
  .refine(({ purpose, category }) => purpose !== "deposit" || category === "invoice", {
    path: ["category"],
    error: "A deposit is an invoice",
  });

/** The response to POST sales-documents/{id}/issue. */
export const issuedDocumentSchema = salesDocumentSchema.extend({
  /** The payment status of the project, if this invoice moved it. */
  paymentStatusChange: paymentStatusChangeSchema.nullable(),
});

/** The fields that a draft gets when it is issued now. */
export const issuePreviewSchema = z.strictObject({
  number: z.string(),
  issuedDate: z.iso.date(),
  dueOn: z.iso.date().nullable(),
});

export type IssueOptions = z.output<typeof issueSchema>;
export type CreditOptions = z.output<typeof creditSchema>;
export type IssuedDocument = z.infer<typeof issuedDocumentSchema>;
export type IssuePreview = z.infer<typeof issuePreviewSchema>;
