import { breakWord, lettersOf } from "./line-breaks";
import { toPrintable, toRuns, type TextRun, type Typefaces } from "./text-runs";
import { type TextFace, type TextStyle, tallLeading } from "./text-style";

/** Returns the width of a text in one typeface, as a multiple of the font size. */
export type MeasureRun = (run: TextRun, face: TextFace) => number;

export type MeasuredText = ReturnType<typeof createMeasuredText>;

/** Returns functions that measure text and break it into lines. Words are measured alone, so that every measure breaks alike. */
export function createMeasuredText(measureRun: MeasureRun, typefaces: Typefaces) {
  const widths = new Map<string, number>();
  return { widthOf, breakLines, leadingOf, typefaces };

  /** Returns the width of a text on one line, in points. */
  function widthOf(text: string, style: TextStyle): number {
    return text
      .split(/( )/)
      .filter(Boolean)
      .reduce((sum, word) => sum + wordWidth(word, style), 0);
  }

  function wordWidth(word: string, { weight, isFigure, size }: TextStyle): number {
    const key = `${weight}${isFigure} ${word}`;
    const known =
      widths.get(key) ??
      toRuns(word, typefaces).reduce((sum, run) => sum + measureRun(run, { weight, isFigure }), 0);
    widths.set(key, known);
    return known * size;
  }

  /** Returns the lines of a text that is at most `width` wide. A word that is wider breaks between letters. */
  function breakLines(text: string, width: number, style: TextStyle): string[] {
    return toPrintable(text)
      .split("\n")
      .flatMap((line) => breakLine(line, width, style));
  }

  function breakLine(text: string, width: number, style: TextStyle): string[] {
    const lines: string[] = [];
    let line = "";
    let used = 0;
    for (const [, spaces = "", word = ""] of text.matchAll(/( *)([^ ]*)/g)) {
      const parts = word ? breakWord(word).filter(Boolean) : [""];
      parts.forEach((part, index) => append(index === 0 ? spaces : "", part));
    }
    return [...lines, line];

    function append(spaces: string, part: string) {
      const partWidth = wordWidth(part, style);
      const spaceWidth = spaces.length * wordWidth(" ", style);
      if (line && used + spaceWidth + partWidth > width + TOLERANCE) {
        lines.push(line);
        [line, used] = ["", 0];
        spaces = "";
      }
      if (partWidth > width + TOLERANCE && lettersOf(part).length > 1) {
        for (const letter of lettersOf(part)) append("", letter);
        return;
      }
      line += spaces + part;
      used += spaceWidth + partWidth;
    }
  }

  /** Returns the height of a line as a multiple of the size, which some scripts need more of. */
  function leadingOf(text: string, { leading }: TextStyle): number {
    // Most texts have no letter of these scripts.
    if (!/[\u0e80-\u109f\uaa60-\uaa7f\ua9e0-\ua9ff]/.test(text)) return leading;
    return Math.max(leading, ...toRuns(text, typefaces).map(({ font }) => tallLeading[font] ?? 0));
  }
}

// In points. Browsers round each measured part, so a text in a column of its own width can be wider than it by more than a
// thousandth. Nobody sees a twentieth.
const TOLERANCE = 0.05;
