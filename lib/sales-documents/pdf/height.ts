// Fewer than any typeface fits into the narrowest column, so that the estimate of the height is never too low.
const LETTERS_PER_LINE = 40;

/** Returns whether a text may take more than `lines`: such a text may break across pages, a shorter one is kept whole. */
export function isTallerThan(lines: number, text: string): boolean {
  const estimate = text
    .split("\n")
    .reduce((sum, line) => sum + Math.ceil((line.length + 1) / LETTERS_PER_LINE), 0);
  return estimate > lines;
}
