import { searchText } from "@/lib/shared/text/search-text";

/**
 * Returns the row whose name fits a marked text best, as the search ranks it: a name that starts with the text, one of which a
 * word does, one that contains it; the first among equals. "#studio-website" stands for "Studio website".
 */
export function bestMatch<Row extends { name: string }>(rows: readonly Row[], text: string): Row | undefined {
  const wanted = fold(text);
  if (wanted === "") return undefined;
  const ranked = rows.map((row) => ({ row, rank: rankOf(fold(row.name), wanted) }));
  return ranked.filter(({ rank }) => rank < NONE).sort((a, b) => a.rank - b.rank)[0]?.row;
}

function rankOf(name: string, wanted: string): number {
  if (name.startsWith(wanted)) return 1;
  if (name.includes(` ${wanted}`)) return 2;
  return name.includes(wanted) ? 3 : NONE;
}

function fold(text: string): string {
  return searchText(text)
    .replace(/[-_/.(]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

const NONE = 4;
