export const SALES_DOCUMENTS_TAKE = 30;

export const salesDocumentCategories = ["quotation", "invoice", "receipt"] as const;
