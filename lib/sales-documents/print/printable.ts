import { printableRanges } from "./printable-ranges";

/** Replaces characters that cannot be printed. */
const SUBSTITUTE = "[?]";

const neverDrawn = /[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u2028\u2029\ufff9-\ufffb]/u;

/** Returns the characters of a text that no typeface of the PDF has, each once. */
export function unprintableIn(text: string): string[] {
  return [...new Set(Array.from(text.normalize("NFC")).filter((character) => !isPrintable(character)))];
}

/** Replaces consecutive unprintable characters of a text with one substitute. */
export function toPrintableText(text: string): string {
  if (unprintableIn(text).length === 0) return text;
  const parts = Array.from(text.normalize("NFC"), (character) => (isPrintable(character) ? character : null));
  return parts
    .map((part, index) => part ?? (index > 0 && parts[index - 1] === null ? "" : SUBSTITUTE))
    .join("");
}

/** Applies `toPrintableText` to every text in a value. */
export function withPrintableTexts<Value>(value: Value): Value;
export function withPrintableTexts(value: unknown): unknown {
  if (typeof value === "string") return toPrintableText(value);
  if (Array.isArray(value)) return value.map((part: unknown) => withPrintableTexts(part));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withPrintableTexts(part)]));
}

function isPrintable(character: string): boolean {
  if (character <= "~" || neverDrawn.test(character)) return true;
  const code = character.codePointAt(0) ?? 0;
  ranges ??= readRanges();
  const range = ranges[countUpTo(ranges, code) - 1];
  return range !== undefined && code <= range.last;
}

type Range = { first: number; last: number };

let ranges: Range[] | undefined;

/** Decodes the ranges: each is the distance from the one before and its length, in base 36. */
function readRanges(): Range[] {
  let last = 0;
  return printableRanges
    .trim()
    .split(/\s+/)
    .map((range) => {
      const [gap = "0", more = "0"] = range.split("-");
      const first = last + parseInt(gap, 36);
      last = first + parseInt(more, 36);
      return { first, last };
    });
}

/** Returns how many ranges start at or before the code point. */
function countUpTo(sorted: readonly Range[], code: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.first ?? 0) <= code) low = middle + 1;
    else high = middle;
  }
  return low;
}
