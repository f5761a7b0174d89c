import { receivedPaymentRowSchema, receivedPaymentSchema } from "@/lib/received-payments/schema";
import { issuedInvoice } from "../support/documents/paid-invoices";
import type { ResourceSample } from "../support/sample";

export const sample: ResourceSample = {
  newBody: async (tenant) => ({
    documentId: (await issuedInvoice(tenant)).id,
    amount: "100.00",
    receivedOn: "2026-11-27",
    method: "bank",
    kind: "payment",
  }),
  patch: {
    amount: "120.00",
    receivedOn: "2026-11-28",
    method: "card",
    reference: "Transfer 2207",
    kind: "deposit",
  },
  invalid: { body: { amount: "0" }, path: "amount", message: "Must be an amount above 0" },
  rowSchema: receivedPaymentRowSchema,
  schema: receivedPaymentSchema,
};
