import { z } from "zod";
import { newClientSchema } from "@/lib/clients/schema";
import { isCurrency } from "@/lib/shared/money/currency-codes";
import { idSchema, longText, optionalText, requiredText } from "@/lib/shared/text/fields";
import { positiveAmountSchema } from "@/lib/sales-documents/issue/numbers";
import { salesDocumentFields } from "@/lib/sales-documents/schema";
import { newTimeEntrySchema } from "@/lib/time-entries/schema";
import { archivedItems } from "./issued-schema";

const MAX_ROWS = 200;

/** A calendar date, stored as midnight UTC. */
const day = z.iso.date({ error: "Must be a date" }).transform((text) => new Date(`${text}T00:00:00Z`));
const listOf = <Row extends z.ZodType>(row: Row) => z.array(row).max(MAX_ROWS).default([]);

const paymentSchema = z.object({
  id: idSchema,
  amount: positiveAmountSchema,
  receivedOn: day,
  method: z.enum(["bank", "cash", "card", "other"]),
  kind: z.enum(["payment", "refund"]),
  reference: optionalText(),
});

const { freelancerName, freelancerPhone, freelancerTaxId, freelancerAddress, clientName } =
  salesDocumentFields;
const { clientTaxId, clientAddress, clientPhone, tax, discountPercent, discountFlat } = salesDocumentFields;

const documentFields = z.object({
  id: idSchema,
  projectId: idSchema,
  clientId: idSchema,
  kind: z.enum(["invoice", "quotation"]),
  /** True if it was issued elsewhere. If not, it becomes a draft. */
  isIssued: z.boolean(),
  number: requiredText("Please enter a number", 60),
  /** False for a draft that gets its number when it is issued. */
  isNumberTyped: z.boolean().default(true),
  referenceNumber: optionalText(),
  issuedAt: day,
  dueOn: day.nullable(),
  currency: z.string().refine(isCurrency, { error: "This currency is not supported" }),
  projectTitle: requiredText("Please enter a project title", 300),
  freelancerName,
  freelancerEmail: optionalText(),
  freelancerPhone,
  freelancerTaxId,
  freelancerAddress,
  clientName,
  clientTaxId,
  clientAddress,
  clientPhone,
  items: archivedItems,
  tax,
  discountPercent,
  discountFlat,
  note: longText(5000),
  /** The total in the other program. The document is refused if its lines give another one here. */
  total: z.string().regex(/^\d{1,15}(\.\d{1,4})?$/, { error: "Its total is below zero" }),
  payments: z.array(paymentSchema).max(1000).default([]),
});

const documentSchema = documentFields.refine(
  ({ kind, isIssued, payments }) => payments.length === 0 || (isIssued && kind === "invoice"),
  { path: ["payments"], error: "Only an issued invoice has payments" },
);

/** The body of POST import/records: clients and documents of another program. Rows with a stored id are left out. */
export const importRecordsSchema = z.object({
  /** Only says what an import would do. Rows that the documents refer to need not exist then. */
  isPreview: z.boolean().default(false),
  clients: listOf(newClientSchema.extend({ id: idSchema })),
  contacts: listOf(
    z.object({
      id: idSchema,
      companyId: idSchema,
      name: requiredText("Please enter a name"),
      email: optionalText(),
      phoneNumber: optionalText(),
    }),
  ),
  projects: listOf(
    z.object({
      id: idSchema,
      clientId: idSchema.nullable(),
      name: requiredText("Please name your project"),
    }),
  ),
  timeEntries: listOf(newTimeEntrySchema.extend({ id: idSchema })),
  documents: listOf(documentSchema),
});

const counts = z.strictObject({
  clients: z.int(),
  contacts: z.int(),
  projects: z.int(),
  timeEntries: z.int(),
  documents: z.int(),
  payments: z.int(),
});

/** The response: what is new, what was there already, and which documents were left out. */
export const importedRecordsSchema = z.strictObject({
  created: counts,
  existing: counts,
  refused: z.array(z.strictObject({ id: idSchema, reason: z.string() })),
});

export type ImportRecords = z.output<typeof importRecordsSchema>;
/** The body as it is sent. */
export type RecordsBody = z.input<typeof importRecordsSchema>;
export type RecordDocument = NonNullable<RecordsBody["documents"]>[number];
export type ImportedRecords = z.infer<typeof importedRecordsSchema>;
