const letters: Record<string, string> = {
  ...{ ς: "σ", ø: "o", ł: "l", đ: "d", ħ: "h", ı: "i", ß: "ss", œ: "oe", æ: "ae" },
  ...Object.fromEntries(Array.from("‘’‛ʻʼʹ′`", (apostrophe) => [apostrophe, "'"])),
};

/**
 * Returns a text without case and accents, with one kind of apostrophe, for searching and sorting names. The database function
 * search_text, in its latest migration, does the same for every row; a test ensures that both agree.
 */
export function searchText(text: string): string {
  return text
    .replaceAll("´", "'")
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[ςøłđħıßœæ‘’‛ʻʼʹ′`]/g, (letter) => letters[letter] ?? letter);
}

/** Compares rows by name, for every list ordered by name. */
export function compareNames(a: { name: string }, b: { name: string }): number {
  return compareTexts(searchText(a.name), searchText(b.name));
}

/** Compares two texts by code units, as the database orders ids and instants. */
export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
