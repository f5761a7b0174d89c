import { categoryLabels, type SalesDocumentCategory } from "./categories";

/** "Invoice 2": what a document is called where its project is known. */
export function documentName({ category, number }: { category: SalesDocumentCategory; number: string }) {
  return `${categoryLabels[category]} ${number}`;
}

/** "invoice INV-2026/001": the same within a sentence. The number keeps its letters. */
export function documentNameInSentence(document: { category: SalesDocumentCategory; number: string }) {
  return `${categoryLabels[document.category].toLowerCase()} ${document.number}`;
}
