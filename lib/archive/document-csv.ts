import type { TaxGroup } from "@/lib/sales-documents/totals/tax-groups";
import { computeTotals, type TotalsInput, withCredit } from "@/lib/sales-documents/totals/totals";
import { dateText } from "@/lib/shared/dates/calendar-date";

/** A document in the archive's JSON. */
export type ArchivedDocument = Omit<TotalsInput, "items" | "deposits"> & {
  id: string;
  category: string;
  number: string;
  referenceNumber: string | null;
  issuedAt: string;
  projectTitle: string;
  clientName: string;
  items: {
    title: string;
    description: string | null;
    rate: string;
    quantity: string;
    taxRate: string | null;
    unit: string | null;
  }[];
  /** The total and the tax groups of a credit note. */
  creditTotal?: string | null;
  creditTaxGroups?: readonly TaxGroup[] | null;
  // Not in the CSV files.
  pdf?: unknown;
  deposits?: unknown;
  payments?: unknown;
  paymentChanges?: unknown;
  timesheet?: unknown;
};

/** Returns a document as one row: identification and totals first, then its other fields. Items are in a separate file. */
export function documentRow({ items, ...document }: ArchivedDocument) {
  const { creditTotal, creditTaxGroups = null } = document;
  const computed = computeTotals(withoutDeposits({ ...document, items }));
  const { subtotal, discount, taxable, taxAmount, total } = creditTotal
    ? withCredit(computed, { total: creditTotal, taxGroups: creditTaxGroups })
    : computed;
  const { category, number, referenceNumber, currency, projectTitle, clientName, tax, issuedAt, ...fields } =
    document;
  const { pdf: _pdf, creditTaxGroups: _groups, ...withHistory } = fields;
  const { deposits: _deposits, payments: _payments, paymentChanges: _changes, ...withTime } = withHistory;
  const { timesheet: _timesheet, ...others } = withTime;
  return {
    category,
    number,
    referenceNumber,
    issuedAt: dateText(issuedAt),
    clientName,
    projectTitle,
    currency,
    subtotal,
    discount,
    taxable,
    tax,
    taxAmount,
    total,
    ...others,
  };
}

/** Returns the items of a document as rows, each with the fields that identify its document. */
export function documentItemRows(document: ArchivedDocument) {
  const { id: documentId, category, number, clientName, projectTitle, currency, items } = document;
  const { lineTotals } = computeTotals(withoutDeposits(document));
  const issuedAt = dateText(document.issuedAt);
  return items.map(({ title, description, rate, quantity, taxRate, unit }, at) => ({
    category,
    number,
    issuedAt,
    clientName,
    projectTitle,
    line: at + 1,
    title,
    description,
    currency,
    rate,
    quantity,
    unit,
    taxRate,
    lineTotal: lineTotals[at],
    documentId,
  }));
}

/** In the JSON, deposits have no type, and the totals of these files do not depend on them. */
function withoutDeposits({ deposits: _deposits, ...document }: ArchivedDocument) {
  return document;
}
