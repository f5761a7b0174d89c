import { z } from "zod";
import { listSchema } from "@/lib/list";
import { describeNoun, exampleIds } from "@/lib/api-call";
import {
  newSalesDocumentSchema,
  nextNumberSchema,
  salesDocumentFilterSchema,
  salesDocumentPatchSchema,
  salesDocumentRowSchema,
  salesDocumentSchema,
} from "./schema";

export const salesDocumentCalls = describeNoun({
  title: "Sales documents",
  about:
    "Quotations, invoices and receipts. Amounts are exact decimals as text; totals are computed by the server.",
  shapes: {
    SalesDocument: salesDocumentSchema,
    SalesDocumentList: listSchema(salesDocumentRowSchema),
    NewSalesDocument: newSalesDocumentSchema,
    SalesDocumentPatch: salesDocumentPatchSchema,
    SalesDocumentFilter: salesDocumentFilterSchema,
    NextNumberOf: nextNumberSchema,
    NextNumber: z.strictObject({ number: z.string() }),
  },
  calls: [
    {
      method: "POST",
      path: "sales-documents",
      summary: "Create a sales document",
      description:
        "Omitted fields get the builder's defaults: the next number, today, the profile's currency. At most 5,000 line breaks in total.",
      body: "NewSalesDocument",
      answer: "SalesDocument",
      status: 201,
      example: {
        body: {
          id: exampleIds.salesDocument,
          projectId: exampleIds.project,
          category: "quotation",
          projectTitle: "Online pre-orders",
          freelancerName: "Ida Brekke",
          clientName: "Saltmarsh Bakery",
          items: [{ title: "Design", rate: "92.50", quantity: "16" }],
          tax: "5.5",
        },
      },
    },
    {
      method: "POST",
      path: "sales-documents/search",
      summary: "Search sales documents",
      description: "Sorted by issue date, the newest first.",
      body: "SalesDocumentFilter",
      answer: "SalesDocumentList",
      example: { body: { projectId: exampleIds.project } },
    },
    {
      method: "POST",
      path: "sales-documents/next-number",
      summary: "Get the next document number",
      body: "NextNumberOf",
      answer: "NextNumber",
      example: { body: { category: "invoice" } },
    },
    {
      method: "GET",
      path: "sales-documents/{id}",
      summary: "Read a sales document",
      answer: "SalesDocument",
      example: { id: exampleIds.salesDocument },
    },
    {
      method: "PATCH",
      path: "sales-documents/{id}",
      summary: "Change a sales document",
      body: "SalesDocumentPatch",
      answer: "SalesDocument",
      example: { id: exampleIds.salesDocument, body: { discountPercent: "10" } },
    },
    {
      method: "GET",
      path: "sales-documents/{id}/pdf",
      summary: "Get a sales document as PDF",
      limit: "pdf",
      media: "application/pdf",
      example: { id: exampleIds.salesDocument },
    },
    {
      method: "DELETE",
      path: "sales-documents/{id}",
      summary: "Delete a sales document",
      status: 204,
      example: { id: exampleIds.salesDocument },
    },
  ],
});
