import { z } from "zod";
import { idSchema, instantSchema, longText, optionalText, requiredText } from "@/lib/shared/text/fields";
import { logoSides } from "@/lib/logo/size";
import { anyItemSchema, itemsOf } from "@/lib/sales-documents/item-schema";
import { issueDateSchema } from "@/lib/sales-documents/schema";
import { taxGroupsSchema } from "@/lib/sales-documents/parts-schema";
import { keptTimesheetSchema } from "@/lib/time-entries/bill/kept-timesheet";
import { archivedObjectSchema } from "./archived-object";

// Everything here is missing in archives of earlier versions.
const kind = z.enum(["quotation", "invoice", "receipt", "creditNote"]);
const counter = z.int().min(1);
const period = z.string().regex(/^(\d{4}(-\d{2})?)?$/);
const date = issueDateSchema.nullable().default(null);
const amount = z.string().regex(/^\d{1,15}(\.\d{1,4})?$/);
const text = optionalText().default(null);
const id = idSchema.nullable().default(null);
const instant = instantSchema.nullable().default(null);
const sha256 = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .nullable()
  .default(null);

const payment = z.strictObject({
  id: idSchema,
  amount,
  receivedOn: issueDateSchema,
  method: z.enum(["bank", "cash", "card", "other"]),
  reference: optionalText(),
  kind: z.enum(["payment", "deposit", "withheld", "refund"]),
  arrivedAmount: amount.nullable(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
});

const paymentChange = z.strictObject({
  id: idSchema,
  paymentId: idSchema,
  action: z.enum(["corrected", "removed"]),
  before: z.json(),
  after: z.json(),
  createdAt: instantSchema,
});

const sentDocument = z.strictObject({
  id: idSchema,
  to: requiredText("Must be an email address"),
  subject: requiredText("Must be a subject"),
  sentAt: instantSchema,
});

const deposit = z.strictObject({ depositId: idSchema, amount, taxAmount: amount });

/** The days until a client's invoices are due. */
export const paymentDaysSchema = z.int().min(0).max(3650).nullable().default(null);

const side = z.int().min(logoSides.least).max(logoSides.most).nullable().default(null);

/** The logo of the profile, or of an issued document, which may be the same. */
export const logoFields = {
  logo: archivedObjectSchema.nullable().default(null),
  logoWidth: side,
  logoHeight: side,
};

/** The lines of a document. They may hold whatever a document holds. */
export const archivedItems = itemsOf(anyItemSchema);

/** The addresses of a document in parts, and its VAT IDs. */
export const documentAddresses = {
  freelancerVatId: text,
  clientVatId: text,
  freelancerStreet: text,
  freelancerPostcode: text,
  freelancerCity: text,
  freelancerRegion: text,
  freelancerCountry: text,
  clientStreet: text,
  clientPostcode: text,
  clientCity: text,
  clientRegion: text,
  clientCountry: text,
};

/** The fields of a document in an archive beyond the fields of a draft. */
export const issuedFields = {
  isCreditNote: z.boolean().default(false),
  isNumberTyped: z.boolean().default(true),
  lockedAt: instantSchema.nullable().default(null),
  dueOn: date,
  seriesPeriod: period.nullable().default(null),
  seriesCounter: counter.nullable().default(null),
  seriesBefore: z.int().min(0).nullable().default(null),
  depositIds: z.array(idSchema).default([]),
  sourceId: id,
  creditsId: id,
  creditTotal: amount.nullable().default(null),
  creditTaxGroups: taxGroupsSchema.nullable().default(null),
  buyerReference: text,
  electronicAddress: text,
  bankHolder: text,
  bankIban: text,
  bankBic: text,
  bankAccountNumber: text,
  bankName: text,
  bankPromptPayId: text,
  bankUpiId: text,
  bankPixKey: text,
  bankPayLink: optionalText(1000).default(null),
  purpose: z.enum(["standard", "deposit"]).nullable().default(null),
  /** The stored PDF of an issued document, and its SHA-256 in hex. */
  pdf: archivedObjectSchema.nullable().default(null),
  pdfHash: sha256,
  sharesTimesheet: z.boolean().default(false),
  timesheet: keptTimesheetSchema.nullable().default(null),
  openedAt: instant,
  answer: z.enum(["accepted", "declined"]).nullable().default(null),
  answeredAt: instant,
  answeredBy: text,
  answerEmail: text,
  answerNote: longText(5000).default(null),
  answerHash: sha256,
  answerSeenAt: instant,
  deposits: z.array(deposit).max(100).default([]),
  payments: z.array(payment).max(10_000).default([]),
  paymentChanges: z.array(paymentChange).max(10_000).default([]),
  /** The emails. Links are not archived: they give access to this server. */
  sent: z.array(sentDocument).max(10_000).default([]),
};

/** The numbering of documents, in the profile of an archive. */
export const numberingFields = {
  numbering: z
    .array(
      z.strictObject({
        kind,
        pattern: z.string().min(1).max(60),
        reset: z.enum(["never", "year", "month"]),
      }),
    )
    .max(4)
    .default([]),
  series: z
    .array(z.strictObject({ kind, period, next: counter, lastIssuedOn: date }))
    .max(10_000)
    .default([]),
};
