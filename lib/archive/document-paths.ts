import { distinctNames } from "@/lib/shared/text/file-names";
import { documentFileName } from "@/lib/sales-documents/file-name";

type Named = { id: string; category: string; kind?: string; number: string; projectTitle: string };

/** Returns the path of each document's PDF in an archive. Equal names are numbered. */
export function documentPaths(documents: readonly Named[]): { id: string; path: string }[] {
  const nameOf = distinctNames();
  return documents.map((document) => ({
    id: document.id,
    path: `documents/${nameOf(documentFileName(document).replace(/\.pdf$/, ""), ".pdf")}`,
  }));
}
