const LONGEST_WORD = 24;
const LONGEST_PIECE = 12;

const joined =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Hangul}]/u;
const isIdeograph = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;
// No line breaks at a no-break space, as in a day or an amount.
const opens = /[\p{Ps}\p{Pi}\u00a0\u202f]$/u;
const closes = /^[\u00a0\u202f\p{Pe}\p{Pf}\p{Po}\p{M}ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ々〜～%％]/u;

/**
 * Returns the parts of a word between which a line may break. Scripts without spaces break at word boundaries; text that is too long for a line (a URL, a key)
 * breaks anywhere.
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
  return pieces;
}

const segmenter = new Intl.Segmenter("th", { granularity: "word" });
const graphemes = new Intl.Segmenter();

// Viramas and the joiner: a letter that ends in one is joined with the next letter.
const joinsNext = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca\u1039\u17d2\u200d]$/u;

/** Returns the letters of a word, between which it breaks if it is wider than a line. */
export function lettersOf(word: string): string[] {
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
