import { isPositive } from "@/lib/sales-documents/print/numbers";
import type { SalesDocument } from "@/lib/sales-documents/schema";

/** The actions on an issued document. */
export type IssuedAction =
  | "recordPayment"
  | "makeInvoice"
  | "openInvoice"
  | "makeDeposit"
  | "makeReceipt"
  | "openReceipt"
  | "eInvoice"
  | "duplicate"
  | "credit"
  | "takeBack";

type Document = Pick<SalesDocument, "kind" | "state" | "copies" | "received" | "deposits">;

/** Returns what usually comes next for an issued document that was sent, if anything, and what else can be done with it. */
export function issuedActions(document: Document): { next: IssuedAction | null; others: IssuedAction[] } {
  const [next, ...others] = actionsOf(document);
  return { next, others };
}

/** Returns the id of the document that an action opens, undefined for any other action. */
export function openedBy(
  action: IssuedAction | null,
  document: Pick<Document, "copies">,
): string | undefined {
  if (action === "openReceipt") return receiptOf(document);
  return action === "openInvoice" ? invoiceOf(document)?.id : undefined;
}

/** Returns the id of the latest receipt that was made from a document, undefined without one. */
export function receiptOf({ copies }: Pick<Document, "copies">): string | undefined {
  return copies.findLast(({ kind }) => kind === "receipt")?.id;
}

/** Returns the latest invoice that was made from a quotation, and is not a deposit; an issued one comes before a draft. */
function invoiceOf({ copies }: Pick<Document, "copies">) {
  const invoices = copies.filter(({ kind, purpose }) => kind === "invoice" && purpose !== "deposit");
  return invoices.findLast(({ issuedDate }) => issuedDate !== null) ?? invoices.at(-1);
}

type Actions = [IssuedAction | null, ...IssuedAction[]];

/** The first action is the next step; null if nothing is left to do. */
function actionsOf(document: Document): Actions {
  const { kind } = document;
  if (kind === "creditNote") return [null, "eInvoice", "takeBack"];
  if (kind === "receipt") return [null, "duplicate", "takeBack"];
  return kind === "quotation" ? quotationActions(document) : invoiceActions(document);
}

function quotationActions(document: Document): Actions {
  if (document.state === "declined") return [null, "duplicate", "takeBack"];
  // The server refuses a deposit of a quotation that is invoiced in full: the totals of its invoices are not known here.
  const rest = ["makeDeposit", "makeReceipt", "duplicate", "takeBack"] as const;
  return invoiceOf(document) ? ["openInvoice", "makeInvoice", ...rest] : ["makeInvoice", ...rest];
}

function invoiceActions(document: Document): Actions {
  const { state } = document;
  if (state === "credited") return [null, "eInvoice", "duplicate"];
  // An invoice that only deposits paid has no receipt of its own.
  const isByDeposits = document.deposits.length > 0 && !isPositive(document.received);
  const receipt = isByDeposits ? [] : (["makeReceipt"] as const);
  if (state === "open" || state === "partPaid")
    return ["recordPayment", "eInvoice", ...receipt, "duplicate", "credit", "takeBack"];
  const rest = ["duplicate", "credit", "takeBack"] as const;
  // A receipt can be made again, for example over one of the payments.
  if (receiptOf(document)) return ["openReceipt", "eInvoice", "recordPayment", ...receipt, ...rest];
  return [isByDeposits ? null : "makeReceipt", "eInvoice", "recordPayment", ...rest];
}
