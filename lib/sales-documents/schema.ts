import { z } from "zod";
import { MUST_BE_DATE } from "@/lib/shared/constants";
import { clientLabelSchema } from "@/lib/clients/schema";
import { isCurrency } from "@/lib/shared/money/currency-codes";
import { dueOnDate } from "@/lib/shared/dates/dates";
import {
  idSchema,
  instantSchema,
  languageSchema,
  longText,
  missingOr,
  optionalId,
  optionalLanguage,
  optionalText,
  requiredText,
} from "@/lib/shared/text/fields";
import { answerFields, openedRowFields } from "./issue/answer-schema";
import { salesDocumentCategories } from "./categories";
import { itemsOf, type Kept, salesDocumentItemSchema } from "./item-schema";
import { flatSchema, optionalPercentSchema, percentSchema } from "./issue/numbers";
import { copiedRowFields, partyFields, partyRowFields } from "./party-schema";
import {
  amount,
  deductedDepositsSchema,
  documentKindSchema,
  copySchema,
  relatedSchema,
  storedItemsSchema,
  taxGroupsSchema,
} from "./parts-schema";
import { documentStates } from "./states";
import { taxTreatments } from "./totals/tax-treatments";
import { dateText } from "@/lib/shared/dates/calendar-date";
import { withTitle } from "./with-title";

export const salesDocumentCategorySchema = z.enum(salesDocumentCategories, {
  error: "Must be quotation, invoice or receipt",
});

export const taxTreatmentSchema = z.enum(taxTreatments, {
  error: `Must be ${taxTreatments.slice(0, -1).join(", ")} or ${taxTreatments.at(-1)}`,
});

const MISSING_DATE = "Date is required";
const refusedCurrency = { error: missingOr("Please select a currency", "Must be the code of a currency") };

/** The date as written, at midnight UTC: a document is issued on a calendar date. */
export const issueDateSchema = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], {
    error: missingOr(MISSING_DATE, MUST_BE_DATE),
  })
  .refine((text) => /^[1-9]\d{3}-/.test(text), { error: MUST_BE_DATE, abort: true })
  .transform((text) => new Date(dueOnDate(dateText(text)).dueAt));

/** A calendar date such as "2026-11-27", or null; stored at midnight UTC. */
const calendarDay = z.preprocess(
  (value) => (value === "" || value === undefined ? null : value),
  issueDateSchema.nullable(),
);

export const salesDocumentFields = {
  number: requiredText("Please enter a number", 60),
  referenceNumber: optionalText(),
  issuedAt: issueDateSchema,
  clientId: optionalId(),
  currency: z.string(refusedCurrency).refine(isCurrency, refusedCurrency),
  language: optionalLanguage(),
  projectTitle: requiredText("Please enter a project title", 300),
  projectDescription: longText(5000),
  ...partyFields,
  items: itemsOf(salesDocumentItemSchema()),
  bankAccountId: optionalId(),
  tax: percentSchema,
  discountPercent: percentSchema,
  discountFlat: flatSchema,
  taxTreatment: taxTreatmentSchema,
  /** Printed in place of the sentence of the treatment. */
  taxNote: longText(500),
  /** True if rates and discounts include tax. */
  pricesIncludeTax: z.boolean({ error: "Must be true or false" }),
  /** When the work was done: on a day, or from one day to another. */
  serviceDate: calendarDay,
  serviceFrom: calendarDay,
  serviceTo: calendarDay,
  withholding: optionalPercentSchema,
  note: longText(5000),
  /** True if lines to sign on are printed; null means on quotations only. */
  signatures: z.boolean({ error: "Must be true, false or null" }).nullable(),
};

const { projectTitle, freelancerName, clientName, items } = salesDocumentFields;

/** The body of POST sales-documents. `number` defaults to the next one of its category. */
export const newSalesDocumentSchema = withTitle(
  z
    .object({ id: idSchema, category: salesDocumentCategorySchema, ...salesDocumentFields })
    .partial()
    // Repeated, because `.required()` would drop the messages for missing fields.
    .extend({ projectId: idSchema, projectTitle, freelancerName, clientName, items }),
);

const depositIdsSchema = z
  .array(idSchema, { error: "Must be a list of ids" })
  .max(100, { error: "Must be at most 100 deposits" })
  .transform((ids) => [...new Set(ids)]);

/** The body of PATCH sales-documents/{id}; omitted fields stay unchanged. */
export const salesDocumentPatchSchema = patchSchemaOf();

/** The same for a document whose lines may keep what they hold. */
export function patchSchemaOf(kept?: Kept) {
  const fields = {
    category: salesDocumentCategorySchema,
    ...salesDocumentFields,
    items: itemsOf(salesDocumentItemSchema(kept)),
    /** Issued deposits of the same client to deduct, beside those of the document's quotation. */
    depositIds: depositIdsSchema,
  };
  return withTitle(z.object(fields).partial());
}

export const nextNumberSchema = z.object({ category: salesDocumentCategorySchema });

const rowFields = {
  id: idSchema,
  category: salesDocumentCategorySchema,
  kind: documentKindSchema,
  /** A deposit invoice is deducted on the final one. */
  purpose: z.enum(["standard", "deposit"]),
  /** Derived on the user's calendar day. */
  state: z.enum(documentStates),
  number: z.string(),
  referenceNumber: z.string().nullable(),
  issuedAt: instantSchema,
  currency: z.string(),
  projectId: idSchema,
  projectTitle: z.string(),
  clientName: z.string(),
  clientId: idSchema.nullable(),
  client: clientLabelSchema.nullable(),
  /** Computed on each save, with the currency's decimal places. */
  discount: amount,
  total: amount,
  /** The amount owed for an issued invoice, negative if too much was paid; null for other documents. */
  balance: amount.nullable(),
  /** The sum of its payments, negative if more was refunded. Withheld tax counts. */
  received: amount,
  /** Null for a draft, as are the next three. */
  issuedNumber: z.string().nullable(),
  issuedDate: z.iso.date().nullable(),
  lockedAt: instantSchema.nullable(),
  dueOn: z.iso.date().nullable(),
  /** The document that it was made from. */
  sourceId: idSchema.nullable(),
  /** The invoice that a credit note credits. */
  creditsId: idSchema.nullable(),
  ...openedRowFields,
  createdAt: instantSchema,
  updatedAt: instantSchema,
};

/** A document as lists show it. */
export const salesDocumentRowSchema = z.strictObject(rowFields);

const optional = z.string().nullable();
/** A document with everything that is printed. */
export const salesDocumentSchema = z.strictObject({
  ...rowFields,
  projectDescription: optional,
  /** The language in which it is printed; null means English. */
  language: languageSchema.nullable(),
  ...partyRowFields,
  bankAccountId: idSchema.nullable(),
  ...copiedRowFields,
  tax: amount,
  discountPercent: amount,
  discountFlat: amount,
  taxTreatment: taxTreatmentSchema,
  taxNote: optional,
  pricesIncludeTax: z.boolean(),
  /** Calendar dates. */
  serviceDate: z.iso.date().nullable(),
  serviceFrom: z.iso.date().nullable(),
  serviceTo: z.iso.date().nullable(),
  /** The percentage of the net amount that the client withholds. */
  withholding: amount.nullable(),
  note: optional,
  /** Null means on quotations only. */
  signatures: z.boolean().nullable(),
  ...answerFields,
  items: storedItemsSchema,
  taxGroups: taxGroupsSchema,
  withheld: amount,
  /** The total less deposits and what is withheld. */
  receivable: amount,
  /** The amount that the client of an issued invoice still has to transfer, without what they withhold; null for other documents. */
  toReceive: amount.nullable(),
  source: relatedSchema.nullable(),
  credits: relatedSchema.nullable(),
  /** The deposits that an issued invoice deducts, or that a draft will when it is issued; with tax. */
  deposits: deductedDepositsSchema,
  /** The deposits that were chosen besides those of its quotation. */
  depositIds: z.array(idSchema),
  /** The documents that were made from it, and the credit notes of an invoice; the oldest first. */
  copies: z.array(copySchema),
  creditNotes: z.array(relatedSchema),
});

/** The response to PATCH sales-documents/{id}. */
export const changedDocumentSchema = salesDocumentSchema.extend({
  /** The number of lines that came back to the draft without their time, because it was changed or deleted since; not sent if none did. */
  linesWithoutTime: z.int().positive().optional(),
});

export type NewSalesDocument = z.output<typeof newSalesDocumentSchema>;
export type SalesDocumentPatch = z.output<typeof salesDocumentPatchSchema>;
export type SalesDocumentRow = z.infer<typeof salesDocumentRowSchema>;
export type SalesDocument = z.infer<typeof salesDocumentSchema>;
export type ChangedDocument = z.infer<typeof changedDocumentSchema>;
export type SalesDocumentItem = SalesDocument["items"][number];
