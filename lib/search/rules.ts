/** The most results of each kind. */
export const MAX_FOUND = 5;

/** Scripts in which one character is a word. */
const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Returns whether a text is long enough to be searched for: two letters, or one of a script without letters. */
export function isSearchable(text: string): boolean {
  const trimmed = text.trim();
  return Array.from(trimmed).length >= 2 || IDEOGRAPH.test(trimmed);
}
