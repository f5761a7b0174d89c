import { documentFileName } from "@/lib/sales-documents/file-name";

type Named = { id: string; category: string; number: string; projectTitle: string };

/**
 * Where each document's PDF lies in an archive: under the name that it is saved by. Equal names are numbered, without
 * regard to case, as file systems compare them.
 */
export function documentPaths(documents: readonly Named[]): { id: string; path: string }[] {
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  return documents.map((document) => {
    const name = documentFileName(document);
    const key = name.toLowerCase();
    let count = counts.get(key) ?? 0;
    let path: string;
    do {
      count++;
      path = `documents/${count === 1 ? name : name.replace(/\.pdf$/, ` (${count}).pdf`)}`;
    } while (taken.has(path.toLowerCase()));
    counts.set(key, count);
    taken.add(path.toLowerCase());
    return { id: document.id, path };
  });
}
