const letters: Record<string, string> = { ς: "σ", ø: "o", ł: "l", đ: "d", ħ: "h", ı: "i", ß: "ss" };

/**
 * Returns a text without case and accents, for searching and sorting names. The database function search_text of the first
 * migration does the same for every row; a test ensures that both agree.
 */
export function searchText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[ςøłđħıß]/g, (letter) => letters[letter] ?? letter);
}

/** Compares rows by name, for every list ordered by name. */
export function compareNames(a: { name: string }, b: { name: string }): number {
  return compareTexts(searchText(a.name), searchText(b.name));
}

/** Compares two texts by code units, as the database orders ids and instants. */
export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
