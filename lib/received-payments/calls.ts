import { describeNoun, exampleIds } from "@/lib/api/call";
import { listSchema } from "@/lib/api/list";
import {
  newReceivedPaymentSchema,
  receivedPaymentCsvSchema,
  receivedPaymentFilterSchema,
  receivedPaymentHistorySchema,
  receivedPaymentPatchSchema,
  receivedPaymentRowSchema,
  receivedPaymentSchema,
} from "./schema";

export const receivedPaymentCalls = describeNoun({
  title: "Received payments",
  about:
    "Payments for issued invoices. Amounts are exact decimals as text in the invoice's currency; withheld tax counts as paid, a refund is subtracted.",
  shapes: {
    ReceivedPayment: receivedPaymentSchema,
    ReceivedPaymentList: listSchema(receivedPaymentRowSchema),
    NewReceivedPayment: newReceivedPaymentSchema,
    ReceivedPaymentPatch: receivedPaymentPatchSchema,
    ReceivedPaymentFilter: receivedPaymentFilterSchema,
    ReceivedPaymentCsv: receivedPaymentCsvSchema,
    ReceivedPaymentHistory: receivedPaymentHistorySchema,
  },
  calls: [
    {
      method: "POST",
      path: "received-payments",
      summary: "Record a payment",
      description:
        "Returns 409 for a document that is not an issued invoice, and 422 for more than is due unless `allowOver` is true. `paymentStatusChange` is the payment status of the project if this payment moved it forward.",
      body: "NewReceivedPayment",
      answer: "ReceivedPayment",
      status: 201,
    },
    {
      method: "POST",
      path: "received-payments/search",
      summary: "Search payments",
      description: "Sorted by date, latest first.",
      body: "ReceivedPaymentFilter",
      answer: "ReceivedPaymentList",
      example: { body: { documentId: exampleIds.salesDocument } },
    },
    {
      method: "POST",
      path: "received-payments/csv",
      summary: "Get payments by day as CSV",
      description:
        "For accounting: the payments from the day `from` to the day `to`, at most 50,000. Refunds are negative. The `dialect` `semicolon` has a decimal comma.",
      body: "ReceivedPaymentCsv",
      media: "text/csv",
      example: { body: { from: "2026-01-01", to: "2026-12-31", dialect: "semicolon" } },
    },
    {
      method: "PATCH",
      path: "received-payments/{id}",
      summary: "Correct a payment",
      description: "The earlier values stay in the history of the invoice's payments.",
      body: "ReceivedPaymentPatch",
      answer: "ReceivedPayment",
    },
    {
      method: "DELETE",
      path: "received-payments/{id}",
      summary: "Remove a payment",
      description: "The payment stays in the history of the invoice's payments.",
      status: 204,
    },
    {
      method: "GET",
      path: "sales-documents/{id}/payment-history",
      summary: "Read the corrections and removals of a document's payments",
      description: "Latest first.",
      answer: "ReceivedPaymentHistory",
      example: { id: exampleIds.salesDocument },
    },
  ],
});
