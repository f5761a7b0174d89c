import type { SalesDocumentCategory } from "@/lib/sales-documents/categories";
import { isOwed } from "@/lib/sales-documents/due";
import { isPositive } from "@/lib/sales-documents/print/numbers";
import type { SalesDocumentRow } from "@/lib/sales-documents/schema";

type Document = Pick<
  SalesDocumentRow,
  "id" | "kind" | "category" | "state" | "number" | "lockedAt" | "balance" | "received"
>;

/** The next step of a project's documents. */
export type NextDocument<Row extends Document = Document> =
  | { step: "create"; category: SalesDocumentCategory }
  | { step: "open"; document: Row }
  | { step: "makeInvoice"; document: Row }
  | { step: "recordPayment"; document: Row }
  | { step: "makeReceipt"; document: Row };

/**
 * Returns what comes next for a project: a draft is finished, a quotation becomes an invoice, an invoice is paid, and gets its
 * receipt. Undefined if nothing is left to do.
 *
 * @param documents all documents of the project, the latest first
 */
export function nextDocument<Row extends Document>(documents: readonly Row[]): NextDocument<Row> | undefined {
  const issued = documents.filter(({ lockedAt }) => lockedAt !== null);
  const draft = documents.find(({ lockedAt }) => lockedAt === null);
  if (draft) return { step: "open", document: draft };
  const owed = issued.findLast(({ balance }) => isOwed(balance));
  if (owed) return { step: "recordPayment", document: owed };
  const invoices = issued.filter(({ kind, state }) => kind === "invoice" && state === "paid");
  const hasReceipt = issued.some(({ kind }) => kind === "receipt");
  // A final invoice that its deposits paid has no receipt of its own.
  const received = invoices.find((invoice) => isPositive(invoice.received));
  if (received && !hasReceipt) return { step: "makeReceipt", document: received };
  if (invoices.length > 0) return undefined;
  const quotation = issued.find(({ kind, state }) => kind === "quotation" && isUsable(state));
  if (quotation) return { step: "makeInvoice", document: quotation };
  return { step: "create", category: hasReceipt ? "invoice" : "quotation" };
}

function isUsable(state: Document["state"]): boolean {
  return state === "open" || state === "accepted";
}
