import { categoryLabels, type SalesDocumentCategory } from "./categories";

/** Returns a document's name without its project: "Invoice 2". */
export function documentName({ category, number }: { category: SalesDocumentCategory; number: string }) {
  return `${categoryLabels[category]} ${number}`;
}

/** Returns the name for use within a sentence: "invoice INV-2026/001". */
export function documentNameInSentence(document: { category: SalesDocumentCategory; number: string }) {
  return `${categoryLabels[document.category].toLowerCase()} ${document.number}`;
}
