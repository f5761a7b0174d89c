import type { DocumentKind } from "@/lib/document-settings/kinds";
import type { ItemUnit } from "@/lib/sales-documents/totals/units";

/** A word after a number, by the plural rules of the language. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Every word that a document prints, in one language. Amounts, dates and percentages come formatted. */
export type PaperLabels = {
  kinds: Record<DocumentKind, string>;
  number: string;
  reference: string;
  issueDate: string;
  dueDate: string;
  validUntil: string;
  /** When the work was done: on a day, or over a period. */
  serviceDate: string;
  servicePeriod: string;
  currency: string;
  /** The due date of an invoice that is due on its issue date. */
  onReceipt: string;
  /** "Quotation 2026-Q003 of 3 November 2026". */
  documentOf: (kind: string, number: string, date: string) => string;
  /** The line below the title: "6,245.60 USD due 25 November 2026". */
  amountDueOn: (amount: string, date: string) => string;
  amountDueOnReceipt: (amount: string) => string;
  amountValidUntil: (amount: string, date: string) => string;
  from: string;
  for: string;
  email: string;
  phone: string;
  /** The word for the one number of a party without a VAT ID of its own field, of whatever kind it is. */
  taxId: string;
  vatId: string;
  taxNumber: string;
  project: string;
  item: string;
  rate: string;
  quantity: string;
  tax: string;
  amount: string;
  subtotal: string;
  discount: string;
  /** Below a line: "10% discount". */
  lineDiscount: (percent: string) => string;
  /** "Tax (19%)", and with several rates "Tax (19% of €900.00)". */
  taxOf: (rate: string, net?: string) => string;
  total: string;
  /** Below a total with tax in it: "of which 19% VAT", and with several rates "of which 19% VAT on €900.00". */
  includedTax: (rate: string, net?: string) => string;
  net: string;
  /** "Less deposit, Invoice 2026-0007 of 3 November 2026, 1,190.00 (190.00 VAT in it)". */
  lessDeposit: (invoice: string, amount: string, tax: string | null) => string;
  withholding: (percent: string) => string;
  amountDue: string;
  amountToReceive: string;
  amountReceived: string;
  payment: string;
  payTo: string;
  /** The word of banks for the text of a transfer. */
  transferReference: string;
  scan: string;
  payOnline: string;
  holder: string;
  account: string;
  bank: string;
  date: string;
  note: string;
  /** The labels of the lines on which a quotation is signed. */
  signatures: { freelancer: string; client: string };
  pageOf: (page: string, pages: string) => string;
  /** The subject of the PDF. */
  documentFor: (kind: string, client: string) => string;
  units: Record<ItemUnit, PluralForms>;
};
