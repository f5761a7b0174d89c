import type { ElectronicAddress } from "@/lib/clients/electronic-address";

/** The categories of VAT: standard, zero rate, reverse charge, exempt, not subject to VAT, export. */
export type VatCategory = "S" | "Z" | "AE" | "E" | "O" | "G";

/** The tax of a line or an allowance. Without a rate if it is not subject to VAT. */
export type Taxed = { category: VatCategory; rate: string | null };

export type Party = {
  name: string;
  street: string | null;
  postcode: string | null;
  city: string | null;
  region: string | null;
  country: string;
  vatId: string | null;
  /** A tax number that is not a VAT ID. */
  taxNumber: string | null;
  /** An identifier of the party that is neither for VAT nor from a register. */
  identifier: string | null;
  /** An entry in a register, with its scheme. */
  legalId: { scheme: string; value: string } | null;
  address: ElectronicAddress | null;
  contact: { name: string; phone: string | null; email: string | null } | null;
};

export type InvoiceLine = Taxed & {
  title: string;
  description: string | null;
  quantity: string;
  unitCode: string;
  price: string;
  /** The quantity that the price is for; null for one. */
  baseQuantity: string | null;
  /** The discount of the line, with its percentage if it has one; null without. */
  allowance: { amount: string; percent: string | null; base: string } | null;
  /** After the discount of the line. */
  net: string;
};

export type VatGroup = Taxed & {
  taxable: string;
  tax: string;
  /** Why no tax is charged, in words and as a code. */
  reason: string | null;
  reasonCode: string | null;
};

export type PaymentMeans = {
  code: string;
  account: { id: string; isIban: boolean; holder: string | null; bic: string | null } | null;
};

/** An invoice or a credit note in the terms of EN 16931, which both syntaxes are written from. Dates are "2026-11-27". */
export type EInvoice = {
  typeCode: "380" | "381" | "386";
  number: string;
  issuedOn: string;
  dueOn: string | null;
  /** When the work was done: on a day, or over a period. */
  deliveredOn: string | null;
  period: { from: string; to: string } | null;
  currency: string;
  buyerReference: string | null;
  orderReference: string | null;
  notes: string[];
  terms: string | null;
  /** The invoice that is credited, or the deposits that are deducted. */
  preceding: { number: string; issuedOn: string | null }[];
  seller: Party;
  buyer: Party;
  payment: PaymentMeans;
  lines: InvoiceLine[];
  allowances: (Taxed & { amount: string })[];
  vat: VatGroup[];
  sums: Record<"lines" | "allowances" | "taxable" | "tax" | "total" | "prepaid" | "due", string>;
};
