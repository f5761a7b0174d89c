/** The kinds of sales documents. A credit note has the category invoice. */
export const documentKinds = ["quotation", "invoice", "receipt", "creditNote"] as const;

export type DocumentKind = (typeof documentKinds)[number];

export const kindLabels: Record<DocumentKind, string> = {
  quotation: "Quotation",
  invoice: "Invoice",
  receipt: "Receipt",
  creditNote: "Credit note",
};
