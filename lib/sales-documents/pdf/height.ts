// Fewer than any typeface sets in the narrowest column of the paper, so that a text is rather thought too tall.
const LETTERS_PER_LINE = 40;

/** Whether a text may take more lines than that: such a text may go on on the next page, a shorter one is kept whole. */
export function isTallerThan(lines: number, text: string): boolean {
  const estimate = text
    .split("\n")
    .reduce((sum, line) => sum + Math.ceil((line.length + 1) / LETTERS_PER_LINE), 0);
  return estimate > lines;
}
