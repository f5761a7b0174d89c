import type { SalesDocument } from "@/lib/sales-documents/schema";

/** The actions on an issued document. */
export type IssuedAction =
  | "recordPayment"
  | "makeInvoice"
  | "makeDeposit"
  | "makeReceipt"
  | "eInvoice"
  | "duplicate"
  | "credit"
  | "takeBack";

type Document = Pick<SalesDocument, "kind" | "state">;

/** Returns what usually comes next for an issued document that was sent, if anything, and what else can be done with it. */
export function issuedActions(document: Document): { next: IssuedAction | null; others: IssuedAction[] } {
  const [next, ...others] = actionsOf(document);
  return { next, others };
}

/** The first action is the next step; null if nothing is left to do. */
function actionsOf({ kind, state }: Document): [IssuedAction | null, ...IssuedAction[]] {
  if (kind === "creditNote") return [null, "eInvoice", "takeBack"];
  if (kind === "receipt") return [null, "duplicate", "takeBack"];
  if (kind === "quotation") {
    const rest = ["makeDeposit", "makeReceipt", "duplicate", "takeBack"] as const;
    return state === "declined" ? [null, "duplicate", "takeBack"] : ["makeInvoice", ...rest];
  }
  if (state === "credited") return [null, "eInvoice", "duplicate"];
  if (state === "open" || state === "partPaid")
    return ["recordPayment", "eInvoice", "makeReceipt", "duplicate", "credit", "takeBack"];
  return ["makeReceipt", "eInvoice", "recordPayment", "duplicate", "credit", "takeBack"];
}
