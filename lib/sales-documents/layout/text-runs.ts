import { withPlainLineBreaks } from "@/lib/shared/text/line-breaks";

/** The typefaces by script; "latin" also covers Greek and Cyrillic, and is used for labels. */
export const fontNames = [
  "latin",
  "arabic",
  "hebrew",
  "thai",
  "devanagari",
  "bengali",
  "gurmukhi",
  "gujarati",
  "tamil",
  "telugu",
  "kannada",
  "malayalam",
  "sinhala",
  "khmer",
  "lao",
  "myanmar",
  "georgian",
  "armenian",
  "ethiopic",
  "korean",
  "japanese",
  "chinese",
  "emoji",
] as const;

export type FontName = (typeof fontNames)[number];

export type TextRun = { font: FontName; text: string };

export type Typefaces = {
  /** The variant of Han characters: Japanese if the document contains kana. */
  han: "chinese" | "japanese";
  covers: (font: FontName, codePoint: number) => boolean;
};

const scripts: readonly (readonly [FontName, RegExp])[] = [
  ["arabic", /\p{Script=Arabic}/u],
  ["hebrew", /\p{Script=Hebrew}/u],
  ["thai", /\p{Script=Thai}/u],
  ["devanagari", /\p{Script=Devanagari}/u],
  ["bengali", /\p{Script=Bengali}/u],
  ["gurmukhi", /\p{Script=Gurmukhi}/u],
  ["gujarati", /\p{Script=Gujarati}/u],
  ["tamil", /\p{Script=Tamil}/u],
  ["telugu", /\p{Script=Telugu}/u],
  ["kannada", /\p{Script=Kannada}/u],
  ["malayalam", /\p{Script=Malayalam}/u],
  ["sinhala", /\p{Script=Sinhala}/u],
  ["khmer", /\p{Script=Khmer}/u],
  ["lao", /\p{Script=Lao}/u],
  ["myanmar", /\p{Script=Myanmar}/u],
  ["georgian", /\p{Script=Georgian}/u],
  ["armenian", /\p{Script=Armenian}/u],
  ["ethiopic", /\p{Script=Ethiopic}/u],
  ["korean", /\p{Script=Hangul}/u],
  ["japanese", /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ["chinese", /[\p{Script=Han}\p{Script=Bopomofo}]/u],
  ["emoji", /[\p{Emoji_Presentation}\p{Emoji_Modifier}\u{fe0f}]/u],
];

/** Returns the typefaces that a document's texts need, "latin" first. Han in a document with kana is Japanese. */
export function fontsFor(text: string): FontName[] {
  const called = scripts.filter(([, pattern]) => pattern.test(text)).map(([font]) => font);
  const needed = new Set(hanOf(text) === "japanese" ? called.filter((font) => font !== "chinese") : called);
  if (cjkPunctuation.test(text)) needed.add(hanOf(text));
  return ["latin", ...needed];
}

/** Returns the variant of Han characters: Japanese in a text with kana. */
export function hanOf(text: string): Typefaces["han"] {
  return /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? "japanese" : "chinese";
}

/** Punctuation and full-width forms, which are in the typeface of Han characters. */
const cjkPunctuation = /[\u3000-\u303f\uff00-\uffef]/u;

/**
 * Splits a line into runs of one typeface each. Characters without a script (marks, spaces between shaped letters,
 * punctuation beyond Latin-1) stay in the run before them. A character that no typeface has becomes a question mark, an
 * invisible one is left out.
 */
export function toRuns(text: string, { han, covers }: Typefaces): TextRun[] {
  const runs: TextRun[] = [];
  let current = fontOfFirstLetter(text, han);
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    const wanted =
      isSpace.test(character) && shaped.has(current) ? current : (fontOf(character, han) ?? current);
    const font = [wanted, ...fontNames].find((name) => covers(name, codePoint));
    if (!font && isInvisible(codePoint)) continue;
    current = font ?? "latin";
    const last = runs.at(-1);
    const shown = font ? character : "?";
    if (last?.font === current) last.text += shown;
    else runs.push({ font: current, text: shown });
  }
  return runs;
}

/** Returns whether the line is right-to-left, by its first letter or mark of direction. */
export function isRightToLeft(line: string): boolean {
  const first = /[\p{L}\u200e\u200f\u061c]/u.exec(line)?.[0] ?? "";
  return /[\p{Script=Arabic}\p{Script=Hebrew}\u200f\u061c]/u.test(first);
}

/** Returns whether a character is invisible: joiners, direction marks, variation selectors. */
export function isInvisible(codePoint: number): boolean {
  return invisible.test(String.fromCodePoint(codePoint));
}

/** Returns the text composed (NFC), without control characters and with normalized line breaks. */
export function toPrintable(text: string): string {
  return withPlainLineBreaks(text.normalize("NFC"))
    .replace(/\t/g, "    ")
    .replace(/(?!\n)[\p{Cc}\p{Cs}\u00ad]/gu, "");
}

/** Scripts whose letters join or have marks: their words are shaped together with the spaces between them. */
const shaped: ReadonlySet<FontName> = new Set<FontName>([
  "arabic",
  "hebrew",
  "thai",
  "devanagari",
  "bengali",
  "gurmukhi",
  "gujarati",
  "tamil",
  "telugu",
  "kannada",
  "malayalam",
  "sinhala",
  "khmer",
  "lao",
  "myanmar",
]);
const isSpace = /[ \u{a0}]/u;

const invisible = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/u;

function fontOfFirstLetter(text: string, han: Typefaces["han"]): FontName {
  for (const character of text) {
    const font = fontOf(character, han);
    if (font) return font;
  }
  return "latin";
}

/** Returns the typeface of a character by its script; undefined if it has none. */
function fontOf(character: string, han: Typefaces["han"]): FontName | undefined {
  if (character <= "ÿ") return "latin";
  if (cjkPunctuation.test(character)) return han;
  const font = scripts.find(([, pattern]) => pattern.test(character))?.[0];
  if (font) return font === "chinese" ? han : font;
  return /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(character) ? "latin" : undefined;
}
