import { describeNoun } from "@/lib/api/call";
import { eInvoiceCheckSchema, eInvoiceQuerySchema } from "./schema";

export const eInvoiceCalls = describeNoun({
  title: "E-invoices",
  about:
    "Issued invoices and credit notes as structured files of EN 16931: Factur-X / ZUGFeRD (PDF/A-3 with the XML attached), XRechnung and Peppol BIS. The amounts are those that are printed.",
  shapes: { EInvoiceQuery: eInvoiceQuerySchema, EInvoiceCheck: eInvoiceCheckSchema },
  calls: [
    {
      method: "GET",
      path: "sales-documents/{id}/e-invoice/check",
      summary: "Check for an e-invoice",
      description:
        "What is missing for an e-invoice of this format. An empty list without a refusal means that the file can be had once the document is issued.",
      query: "EInvoiceQuery",
      answer: "EInvoiceCheck",
      problems: [409],
    },
    {
      method: "GET",
      path: "sales-documents/{id}/e-invoice",
      summary: "Get an e-invoice",
      description:
        "A PDF for `facturx`, XML for the other formats. It is made once and stored. 409 for drafts, quotations and receipts; 422 names what is missing.",
      limit: "pdf",
      query: "EInvoiceQuery",
      media: "application/pdf",
      problems: [409, 410],
    },
  ],
});
