import { z } from "zod";
import { listSchema } from "@/lib/api/list";
import { describeNoun, exampleIds } from "@/lib/api/call";
import {
  convertSchema,
  creditSchema,
  duplicateSchema,
  issuedDocumentSchema,
  issuePreviewSchema,
  issueSchema,
} from "./issue/schema";
import {
  changedDocumentSchema,
  newSalesDocumentSchema,
  nextNumberSchema,
  salesDocumentPatchSchema,
  salesDocumentRowSchema,
  salesDocumentSchema,
} from "./schema";
import { salesDocumentCsvSchema, salesDocumentFilterSchema } from "./filter-schema";

export const salesDocumentCalls = describeNoun({
  title: "Sales documents",
  about:
    "Quotations, invoices, receipts and credit notes. Amounts are exact decimals as text; totals are computed by the server, with tax rounded once for each rate of the lines. A draft changes freely; an issued document has a number of its series and does not change.",
  shapes: {
    SalesDocument: salesDocumentSchema,
    ChangedSalesDocument: changedDocumentSchema,
    SalesDocumentList: listSchema(salesDocumentRowSchema),
    NewSalesDocument: newSalesDocumentSchema,
    SalesDocumentPatch: salesDocumentPatchSchema,
    SalesDocumentFilter: salesDocumentFilterSchema,
    IssueOptions: issueSchema,
    IssuedDocument: issuedDocumentSchema,
    IssuePreview: issuePreviewSchema,
    CreditOptions: creditSchema,
    ConvertTo: convertSchema,
    DuplicateOptions: duplicateSchema,
    DeductibleDeposits: z.strictObject({ items: salesDocumentSchema.shape.deposits }),
    SalesDocumentCsv: salesDocumentCsvSchema,
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
          items: [{ title: "Design", rate: "92.50", quantity: "16", unit: "hour" }],
          tax: "5.5",
        },
      },
    },
    {
      method: "POST",
      path: "sales-documents/search",
      summary: "Search sales documents",
      description:
        "Sorted by issue date, newest first, unless `sort` says otherwise. The state and the balance follow from payments, credit notes and the due date. Credit notes are left out unless `kind` asks for them.",
      body: "SalesDocumentFilter",
      answer: "SalesDocumentList",
      example: { body: { projectId: exampleIds.project } },
    },
    {
      method: "POST",
      path: "sales-documents/csv",
      summary: "Get the documents of a search as CSV",
      description:
        "For accounting: all that the filter matches in its order, at most 50,000, with net, tax and gross by tax rate. Amounts of credit notes are negative. `take` is ignored. The `dialect` `semicolon` has a decimal comma.",
      body: "SalesDocumentCsv",
      media: "text/csv",
      example: { body: { kind: "all", state: "overdue" } },
    },
    {
      method: "POST",
      path: "sales-documents/next-number",
      summary: "Get the next document number",
      description: "The default number of a new draft. It is not reserved.",
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
      description:
        "409 for an issued document, which does not change. A line that comes back to its draft with its `timeLineId` has its time again if that is as it was. Time that was changed or deleted since stays free, and its line is an ordinary one, counted in `linesWithoutTime`, and so is a second line with the same `timeLineId`. The response is 409 if the time is on another document by then.",
      body: "SalesDocumentPatch",
      answer: "ChangedSalesDocument",
      example: { id: exampleIds.salesDocument, body: { discountPercent: "10" } },
    },
    {
      method: "GET",
      path: "sales-documents/{id}/pdf",
      summary: "Get a sales document as PDF",
      description:
        "The PDF of an issued document is made once and stored: every later request returns the same bytes.",
      limit: "pdf",
      problems: [410],
      media: "application/pdf",
      example: { id: exampleIds.salesDocument },
    },
    {
      method: "POST",
      path: "sales-documents/{id}/convert",
      summary: "Make the next document",
      description:
        "A new draft with the same lines and parties: a quotation becomes an invoice or a receipt, an invoice a receipt: over the payment `paymentId`, or over all that was received, with the lines of the invoice if that is all or nothing. With the purpose `deposit`, a quotation becomes an invoice for part of it, which its final invoice deducts.",
      body: "ConvertTo",
      answer: "SalesDocument",
      status: 201,
      example: { id: exampleIds.salesDocument, body: { category: "invoice" } },
    },
    {
      method: "GET",
      path: "sales-documents/{id}/deposits",
      summary: "List the deposits that a draft can deduct",
      description:
        "The issued deposits of its client, in its currency, that no other invoice deducts. Those of its quotation are deducted anyway; `depositIds` of a PATCH chooses others.",
      answer: "DeductibleDeposits",
      example: { id: exampleIds.salesDocument },
    },
    {
      method: "POST",
      path: "sales-documents/{id}/duplicate",
      summary: "Duplicate a sales document",
      body: "DuplicateOptions",
      answer: "SalesDocument",
      status: 201,
      example: { id: exampleIds.salesDocument, body: {} },
    },
    {
      method: "POST",
      path: "sales-documents/{id}/issue/preview",
      summary: "Preview an issue",
      description: "The number and dates that the draft gets when it is issued now. Nothing is reserved.",
      body: "IssueOptions",
      answer: "IssuePreview",
      example: { id: exampleIds.salesDocument, body: {} },
    },
    {
      method: "POST",
      path: "sales-documents/{id}/issue",
      summary: "Issue a sales document",
      description:
        "Gives the draft its number, after which it does not change. Repeated requests return the same document. 409 with the code `earlier-date` if a document of the series has a later date, which `allowEarlierDate` overrides, and with `earlier-period` if it is of a later year or month.",
      body: "IssueOptions",
      answer: "IssuedDocument",
      isVersioned: true,
      problems: [409],
      example: { id: exampleIds.salesDocument, body: {} },
    },
    {
      method: "POST",
      path: "sales-documents/{id}/credit",
      summary: "Credit an invoice",
      description:
        "Makes the draft of a credit note for all that is left of an issued invoice, or for these lines. 422 for more than is left.",
      body: "CreditOptions",
      answer: "SalesDocument",
      status: 201,
    },
    {
      method: "POST",
      path: "sales-documents/{id}/take-back",
      summary: "Take an issued document back",
      description:
        "Makes it a draft again and its number free. 409 unless it is the newest of its series, the client has not opened or answered it, and nothing was paid, credited, deducted or made from it; 409 for a credit note if time of its invoice, which it freed, was changed or deleted since.",
      answer: "SalesDocument",
      problems: [409],
      example: { id: exampleIds.salesDocument },
    },
    {
      method: "DELETE",
      path: "sales-documents/{id}",
      summary: "Delete a sales document",
      description: "409 for an issued document, which is kept.",
      problems: [409],
      status: 204,
      isTrashed: true,
      example: { id: exampleIds.salesDocument },
    },
  ],
});
