import type { SalesDocumentCategory } from "./schema";

export const categoryLabels: Record<SalesDocumentCategory, string> = {
  quotation: "Quotation",
  invoice: "Invoice",
  receipt: "Receipt",
};
