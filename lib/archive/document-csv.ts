import { computeTotals, type TotalsInput } from "@/lib/sales-documents/totals";

/** A document as the archive's JSON holds it. */
export type ArchivedDocument = Omit<TotalsInput, "items"> & {
  id: string;
  category: string;
  number: string;
  referenceNumber: string | null;
  issuedAt: string;
  projectTitle: string;
  clientName: string;
  items: { title: string; description: string | null; rate: string; quantity: string }[];
};

/** A document as one row: what it is and comes to first, its other fields behind. Its items have a file of their own. */
export function documentRow({ items, ...document }: ArchivedDocument) {
  const { subtotal, discount, taxable, taxAmount, total } = computeTotals({ ...document, items });
  const { category, number, referenceNumber, currency, projectTitle, clientName, tax, issuedAt, ...others } =
    document;
  return {
    category,
    number,
    referenceNumber,
    issuedAt: dayOf(issuedAt),
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

/** The items of a document as rows, each with what says whose it is. */
export function documentItemRows(document: ArchivedDocument) {
  const { id: documentId, category, number, clientName, projectTitle, currency, items } = document;
  const { lineTotals } = computeTotals(document);
  const issuedAt = dayOf(document.issuedAt);
  return items.map(({ title, description, rate, quantity }, at) => ({
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
    lineTotal: lineTotals[at],
    documentId,
  }));
}

/** The day of an instant at midnight UTC, which spreadsheets know as a date. */
function dayOf(instant: string): string {
  return instant.slice(0, "2026-11-27".length);
}
