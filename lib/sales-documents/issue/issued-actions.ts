import type { Sharing } from "@/lib/document-links/schema";
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
type Opened = Document & Pick<SalesDocument, "openedAt">;

/** Returns true if the next step of a document depends on the links and emails of its client's page. */
export function needsSharing({ kind, state, openedAt }: Opened): boolean {
  const isOpenInvoice = kind === "invoice" && state === "open";
  return openedAt === null && (isOpenInvoice || kind === "receipt" || kind === "creditNote");
}

/**
 * Returns true if the client has the document: an email with it was accepted or, where this server sends none, there is a link for
 * the person's own mail program.
 */
export function wasSent({ canSend, links, sent }: Pick<Sharing, "canSend" | "links" | "sent">): boolean {
  return sent.length > 0 || (canSend ? links.some(({ openCount }) => openCount > 0) : links.length > 0);
}

/** Returns true if sending comes next, before the first of `issuedActions`: `isSent` tells if the client has the document. */
export function isToBeSent(document: Opened, isSent: boolean): boolean {
  if (document.kind === "quotation") return document.state === "open";
  return needsSharing(document) && !isSent;
}

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
