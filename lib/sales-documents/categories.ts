/** The categories of sales documents. */
export const salesDocumentCategories = ["quotation", "invoice", "receipt"] as const;

export type SalesDocumentCategory = (typeof salesDocumentCategories)[number];

export const categoryLabels: Record<SalesDocumentCategory, string> = {
  quotation: "Quotation",
  invoice: "Invoice",
  receipt: "Receipt",
};
