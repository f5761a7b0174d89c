import type { Address } from "@/lib/shared/text/address";
import type { DocumentKind } from "@/lib/document-settings/kinds";
import type { SalesDocumentCategory } from "@/lib/sales-documents/categories";
import type { PrintWords } from "@/lib/sales-documents/paper-labels/words";
import type { TaxGroup } from "@/lib/sales-documents/totals/tax-groups";
import type { TotalsInput } from "@/lib/sales-documents/totals/totals";
import type { ItemUnit } from "@/lib/sales-documents/totals/units";

export type Text = string | null | undefined;

/** Another issued document, as a reference to it is printed. */
type Reference = { kind: DocumentKind; number: string; issuedDate: string | null };

/** The printed fields of a document, which both a stored document and the builder's form have. */
export type PrintInput = Omit<TotalsInput, "items" | "deposits"> & {
  category: SalesDocumentCategory;
  /** Defaults to the category. */
  kind?: DocumentKind;
  number: string;
  referenceNumber?: Text;
  /** The document that it was made from, and the invoice that a credit note credits. */
  source?: Reference | null;
  credits?: Reference | null;
  /** The deposits that an invoice deducts, with tax. */
  deposits?: readonly { number: string; issuedDate: string; amount: string; taxAmount: string }[];
  /** Of an issued document, "2026-11-27". */
  dueOn?: string | null;
  /** When it was issued; null for a draft. */
  lockedAt?: Date | string | null;
  /** The account that was chosen for it, as copied into the document. */
  bankHolder?: Text;
  bankIban?: Text;
  bankBic?: Text;
  bankAccountNumber?: Text;
  bankName?: Text;
  bankPromptPayId?: Text;
  bankUpiId?: Text;
  bankPixKey?: Text;
  bankPayLink?: Text;
  /** True if lines to sign on are printed; null means on quotations only. */
  signatures?: boolean | null;
  /** The key of the logo, and its size in pixels. */
  logo?: Text;
  logoWidth?: number | null;
  logoHeight?: number | null;
  accent?: Text;
  freelancerStreet?: Text;
  freelancerPostcode?: Text;
  freelancerCity?: Text;
  freelancerRegion?: Text;
  freelancerCountry?: Text;
  /** The stored amounts of a credit note. They are not computed from the lines: see credit-rules.ts. */
  total?: string;
  taxGroups?: readonly TaxGroup[];
  /** An ISO instant at midnight UTC; in a form also "" or an invalid date, which are not printed. */
  issuedAt: string;
  /** Null means English. */
  language?: Text;
  projectTitle: string;
  projectDescription?: Text;
  freelancerName: string;
  freelancerEmail?: Text;
  freelancerPhone?: Text;
  freelancerTaxId?: Text;
  freelancerVatId?: Text;
  freelancerAddress?: Text;
  clientName: string;
  clientTaxId?: Text;
  clientVatId?: Text;
  clientAddress?: Text;
  clientStreet?: Text;
  clientPostcode?: Text;
  clientCity?: Text;
  clientRegion?: Text;
  clientCountry?: Text;
  clientPhone?: Text;
  clientOffice?: Text;
  clientDetail?: Text;
  items: readonly {
    title: string;
    description?: Text;
    rate: string;
    quantity: string;
    taxRate?: string | null;
    discountPercent?: string | null;
    discountFlat?: string | null;
    unit?: ItemUnit | "" | null;
    /** Of a line that was made from time. */
    timeLineId?: string | null;
  }[];
  note?: Text;
  /** Printed in place of the sentence of the tax treatment. */
  taxNote?: Text;
  /** When the work was done: "2026-11-27", or in a form an ISO instant at midnight UTC or a text that is not printed. */
  serviceDate?: Text;
  serviceFrom?: Text;
  serviceTo?: Text;
};

/**
 * Returns "Quotation 2026-Q003 of 3 Nov 2026" for the invoice that is credited, or for an issued document of another kind that
 * this one was made from. A duplicate does not refer to its original.
 */
export function referenceOf(
  { kind, category, source, credits }: PrintInput,
  { labels, formats }: PrintWords,
): Text {
  const reference = credits ?? (source?.kind === (kind ?? category) ? null : source);
  if (!reference?.issuedDate) return null;
  const day = formats.shortDay(reference.issuedDate);
  return labels.documentOf(labels.kinds[reference.kind], reference.number, day);
}

/** Returns the freelancer's address in parts. */
export function freelancerAddress(document: PrintInput): Address {
  return {
    street: document.freelancerStreet,
    postcode: document.freelancerPostcode,
    city: document.freelancerCity,
    region: document.freelancerRegion,
    country: document.freelancerCountry,
  };
}

/** Returns the client's address in parts. */
export function clientAddress(document: PrintInput): Address {
  return {
    street: document.clientStreet,
    postcode: document.clientPostcode,
    city: document.clientCity,
    region: document.clientRegion,
    country: document.clientCountry,
  };
}
