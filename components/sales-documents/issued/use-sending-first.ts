"use client";

import { useQuery } from "@tanstack/react-query";
import { sharingQuery } from "@/lib/document-links/queries";
import { isToBeSent, needsSharing, wasSent } from "@/lib/document-links/sending";
import type { SalesDocument } from "@/lib/sales-documents/schema";

/** Returns true if sending comes before the other actions, undefined while the links and emails are loading. */
export function useSendingFirst(document: SalesDocument): boolean | undefined {
  const isAsked = needsSharing(document);
  const { data, isError } = useQuery({ ...sharingQuery(document.id), enabled: isAsked });
  if (isAsked && !data) return isError ? false : undefined;
  return isToBeSent(document, data !== undefined && wasSent(data, document.lockedAt));
}
