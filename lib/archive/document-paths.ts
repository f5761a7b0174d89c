import { documentFileName } from "@/lib/sales-documents/file-name";

type Named = { id: string; category: string; kind?: string; number: string; projectTitle: string };

/**
 * Returns the path of each document's PDF in an archive. Equal names are numbered, ignoring case as some file systems do.
 */
export function documentPaths(documents: readonly Named[]): { id: string; path: string }[] {
  const used = new Set<string>();
  const counts = new Map<string, number>();
  return documents.map((document) => {
    const name = documentFileName(document);
    const key = name.toLowerCase();
    let count = counts.get(key) ?? 0;
    let path: string;
    do {
      count++;
      path = `documents/${count === 1 ? name : name.replace(/\.pdf$/, ` (${count}).pdf`)}`;
    } while (used.has(path.toLowerCase()));
    counts.set(key, count);
    used.add(path.toLowerCase());
    return { id: document.id, path };
  });
}
