import type { SalesDocument } from "@/lib/sales-documents/schema";

/** The actions on an issued document. */
export type IssuedAction =
  | "recordPayment"
  | "makeInvoice"
  | "makeDeposit"
  | "makeReceipt"
  | "openReceipt"
  | "eInvoice"
  | "duplicate"
  | "credit"
  | "takeBack";

type Document = Pick<SalesDocument, "kind" | "state" | "copies">;

/** Returns what usually comes next for an issued document that was sent, if anything, and what else can be done with it. */
export function issuedActions(document: Document): { next: IssuedAction | null; others: IssuedAction[] } {
  const [next, ...others] = actionsOf(document);
  return { next, others };
}

/** Returns the id of the latest receipt that was made from a document, undefined without one. */
export function receiptOf({ copies }: Pick<Document, "copies">): string | undefined {
  return copies.findLast(({ kind }) => kind === "receipt")?.id;
}

/** The first action is the next step; null if nothing is left to do. */
function actionsOf({ kind, state, copies }: Document): [IssuedAction | null, ...IssuedAction[]] {
  if (kind === "creditNote") return [null, "eInvoice", "takeBack"];
  if (kind === "receipt") return [null, "duplicate", "takeBack"];
  if (kind === "quotation") {
    const rest = ["makeDeposit", "makeReceipt", "duplicate", "takeBack"] as const;
    return state === "declined" ? [null, "duplicate", "takeBack"] : ["makeInvoice", ...rest];
  }
  if (state === "credited") return [null, "eInvoice", "duplicate"];
  if (state === "open" || state === "partPaid")
    return ["recordPayment", "eInvoice", "makeReceipt", "duplicate", "credit", "takeBack"];
  const rest = ["duplicate", "credit", "takeBack"] as const;
  // A receipt can be made again, for example over one of the payments.
  if (receiptOf({ copies })) return ["openReceipt", "eInvoice", "recordPayment", "makeReceipt", ...rest];
  return ["makeReceipt", "eInvoice", "recordPayment", ...rest];
}
