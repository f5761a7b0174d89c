import { type DocumentKind, kindLabels } from "@/lib/document-settings/kinds";
import type { SalesDocumentCategory } from "./categories";

export const MISSING_ITEMS = "At least one item is required";

type Named = { category: SalesDocumentCategory; kind?: DocumentKind; number: string };

/** Returns a document's name without its project: "Invoice 2". */
export function documentName({ category, kind = category, number }: Named) {
  return `${kindLabels[kind]} ${number}`;
}

/** Returns the name for use within a sentence: "invoice INV-2026/001". */
export function documentNameInSentence({ category, kind = category, number }: Named) {
  return `${kindLabels[kind].toLowerCase()} ${number}`;
}

/** Returns whether a document has a timesheet: lines of it were made from time. */
export function hasTimesheet({ items }: { items: readonly { timeLineId: string | null }[] }): boolean {
  return items.some(({ timeLineId }) => timeLineId !== null);
}
