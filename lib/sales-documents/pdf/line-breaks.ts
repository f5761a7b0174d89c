const LONGEST_WORD = 24;
const LONGEST_PIECE = 12;

const joined =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Hangul}]/u;
const isIdeograph = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;
const opens = /[\p{Ps}\p{Pi}]$/u;
const closes = /^[\p{Pe}\p{Pf}\p{Po}\p{M}ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ々〜～%％]/u;

/**
 * Where a word may go on in the next line: the pieces, with an empty text between two that may part. That is how the
 * renderer is told of a break without a hyphen. Scripts without spaces part where their readers expect it, and what is too
 * long for a line (an address, a key) parts anywhere.
 */
export function breakWord(word: string): string[] {
  if (!joined.test(word) && word.length <= LONGEST_WORD) return [word];
  const pieces: string[] = [];
  for (const { segment } of segmenter.segment(word)) {
    for (const piece of isIdeograph.test(segment) ? Array.from(segment) : shorten(segment)) {
      const last = pieces.at(-1);
      if (last !== undefined && (closes.test(piece) || opens.test(last))) pieces.splice(-1, 1, last + piece);
      else pieces.push(piece);
    }
  }
  return pieces.flatMap((piece, index) => (index === 0 ? [piece] : ["", piece]));
}

const segmenter = new Intl.Segmenter("th", { granularity: "word" });
const graphemes = new Intl.Segmenter();

// Viramas and the joiner: what ends in one is written as one with the letter that follows.
const joinsNext = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca\u1039\u17d2\u200d]$/u;

function lettersOf(word: string): string[] {
  const letters: string[] = [];
  for (const { segment } of graphemes.segment(word)) {
    if (joinsNext.test(letters.at(-1) ?? "")) letters.push(`${letters.pop()}${segment}`);
    else letters.push(segment);
  }
  return letters;
}

function shorten(segment: string): string[] {
  if (segment.length <= LONGEST_WORD) return [segment];
  const letters = lettersOf(segment);
  if (letters.length <= LONGEST_WORD) return [segment];
  const count = Math.ceil(letters.length / LONGEST_PIECE);
  return Array.from({ length: count }, (_, index) =>
    letters.slice(index * LONGEST_PIECE, (index + 1) * LONGEST_PIECE).join(""),
  );
}
