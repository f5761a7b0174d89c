const letters: Record<string, string> = { ς: "σ", ø: "o", ł: "l", đ: "d", ħ: "h", ı: "i", ß: "ss" };

/**
 * A text without case and accents, for name searches and the order of names. The database keeps the same for every row
 * (the function search_text of the first migration); a test holds the two together.
 */
export function searchText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[ςøłđħıß]/g, (letter) => letters[letter] ?? letter);
}

/** The comparison behind every list that is ordered by name. */
export function compareNames(a: { name: string }, b: { name: string }): number {
  return compareTexts(searchText(a.name), searchText(b.name));
}

/** The order of two texts by their code units, as the database orders ids and instants. */
export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
