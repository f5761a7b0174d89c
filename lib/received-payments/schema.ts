import { z } from "zod";
import { RECEIVED_PAYMENTS_TAKE } from "@/lib/shared/constants";
import { daySchema } from "@/lib/shared/dates/day-schema";
import { idSchema, instantSchema, optionalText } from "@/lib/shared/text/fields";
import { csvDialectSchema, filterOf, takeSchema } from "@/lib/api/list";
import { paymentStatusChangeSchema } from "@/lib/projects/schema";
import { positiveAmountSchema } from "@/lib/sales-documents/issue/numbers";
import { issueDateSchema } from "@/lib/sales-documents/schema";
import { documentKindSchema } from "@/lib/sales-documents/parts-schema";
import { documentStates } from "@/lib/sales-documents/states";
import { paymentMethods, receivedPaymentKinds } from "./kinds";

const methodSchema = z.enum(paymentMethods, { error: "Must be bank, cash, card or other" });
const kindSchema = z.enum(receivedPaymentKinds, { error: "Must be payment, deposit, withheld or refund" });

const fields = {
  amount: positiveAmountSchema,
  receivedOn: issueDateSchema,
  method: methodSchema,
  reference: optionalText(),
  kind: kindSchema,
  /** The amount that arrived in the account if it differs from the amount paid, such as after a bank's fee. In the document's currency. */
  arrivedAmount: positiveAmountSchema.nullable(),
  /** Confirms an amount over the balance, or a refund over what was received. */
  allowOver: z.boolean({ error: "Must be true or false" }),
};

/** The body of POST received-payments. */
export const newReceivedPaymentSchema = z
  .object({ id: idSchema, ...fields })
  .partial()
  .extend({
    documentId: idSchema,
    amount: fields.amount,
    receivedOn: fields.receivedOn,
    method: fields.method,
    kind: kindSchema.default("payment"),
  });

/** The body of PATCH received-payments/{id}; omitted fields stay unchanged. */
export const receivedPaymentPatchSchema = z.object(fields).partial();

export const receivedPaymentFilterSchema = z.object({
  documentId: filterOf(idSchema),
  take: takeSchema(RECEIVED_PAYMENTS_TAKE),
});

/** The body of POST received-payments/csv. */
export const receivedPaymentCsvSchema = z.object({
  /** The first and the last day. */
  from: filterOf(daySchema),
  to: filterOf(daySchema),
  clientId: filterOf(idSchema),
  currency: filterOf(z.string().max(3)),
  dialect: csvDialectSchema,
});

const amount = z.string().regex(/^\d+(\.\d+)?$/);

const paymentFields = {
  amount,
  /** A calendar date, "2026-11-27". */
  receivedOn: z.iso.date(),
  method: methodSchema,
  reference: z.string().nullable(),
  kind: kindSchema,
  arrivedAmount: amount.nullable(),
};

const rowFields = {
  id: idSchema,
  documentId: idSchema,
  ...paymentFields,
  createdAt: instantSchema,
  updatedAt: instantSchema,
  /** The paid document, as it is now. */
  document: z.strictObject({
    id: idSchema,
    kind: documentKindSchema,
    number: z.string(),
    clientName: z.string(),
    currency: z.string(),
    total: amount,
    /** Negative if too much was paid. */
    balance: z.string().regex(/^-?\d+(\.\d+)?$/),
    state: z.enum(documentStates),
  }),
};

/** A payment as lists show it. */
export const receivedPaymentRowSchema = z.strictObject(rowFields);

/** The response to a create or a change. */
export const receivedPaymentSchema = z.strictObject({
  ...rowFields,
  /** The payment status of the project, if this payment moved it. */
  paymentStatusChange: paymentStatusChangeSchema.nullable(),
});

/** A correction or removal of a payment. */
export const receivedPaymentChangeSchema = z.strictObject({
  id: idSchema,
  paymentId: idSchema,
  action: z.enum(["corrected", "removed"]),
  before: z.strictObject(paymentFields),
  /** Null for a removal. */
  after: z.strictObject(paymentFields).nullable(),
  createdAt: instantSchema,
});

export const receivedPaymentHistorySchema = z.strictObject({ items: z.array(receivedPaymentChangeSchema) });

export type NewReceivedPayment = z.output<typeof newReceivedPaymentSchema>;
export type ReceivedPaymentPatch = z.output<typeof receivedPaymentPatchSchema>;
export type ReceivedPaymentFilter = Partial<z.output<typeof receivedPaymentFilterSchema>>;
export type ReceivedPaymentRow = z.infer<typeof receivedPaymentRowSchema>;
export type ReceivedPayment = z.infer<typeof receivedPaymentSchema>;
export type ReceivedPaymentChange = z.infer<typeof receivedPaymentChangeSchema>;
