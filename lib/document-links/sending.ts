import type { Sharing } from "@/lib/document-links/schema";
import type { SalesDocument } from "@/lib/sales-documents/schema";

type Opened = Pick<SalesDocument, "kind" | "state" | "openedAt">;

/** Returns true if the next step of a document depends on the links and emails of its client's page. */
export function needsSharing({ kind, state, openedAt }: Opened): boolean {
  const isOpenInvoice = kind === "invoice" && state === "open";
  return openedAt === null && (isOpenInvoice || kind === "receipt" || kind === "creditNote");
}

/**
 * Returns true if the client has the document as it is now: an email with it was accepted since it was issued or, where this server
 * sends none, there is a link for the person's own mail program. An email from before it was taken back had another version.
 */
export function wasSent(
  { canSend, links, sent }: Pick<Sharing, "canSend" | "links" | "sent">,
  lockedAt: string | null,
): boolean {
  if (sent.some(({ sentAt }) => lockedAt !== null && Date.parse(sentAt) >= Date.parse(lockedAt))) return true;
  return canSend ? links.some(({ openCount }) => openCount > 0) : links.length > 0;
}

/** Returns true if sending comes next, before the first of `issuedActions`: `isSent` tells if the client has the document. */
export function isToBeSent(document: Opened, isSent: boolean): boolean {
  if (document.kind === "quotation") return document.state === "open";
  return needsSharing(document) && !isSent;
}
