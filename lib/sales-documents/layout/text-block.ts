import type { PrintLine } from "@/lib/sales-documents/print/texts";
import { type Block, beside, type Mark, stacked } from "./marks";
import type { MeasuredText } from "./measured-text";
import { measures, styles } from "./measures";
import { isRightToLeft } from "./text-runs";
import type { TextStyle } from "./text-style";

/** The frame that every part of the paper is laid out in: the widths of texts, and the position of the content. */
export type Frame = {
  text: MeasuredText;
  direction: "ltr" | "rtl";
  /** The left edge and the width of the content. */
  x: number;
  width: number;
};

export type Column = { x: number; width: number };

/** Returns the lines of a text as blocks, for a text that may break across pages. */
export function linesOf(frame: Frame, text: string, { x, width }: Column, style: TextStyle): Block[] {
  return frame.text.breakLines(text, width, style).map((line) => {
    const height = frame.text.leadingOf(line, style) * style.size;
    // A right-to-left text in a page that is read from left to right starts at the right.
    const direction = directionOfLine(frame, line);
    const align = frame.direction === "ltr" && direction === "rtl" ? "right" : "left";
    const mark: Mark = { kind: "text", x, y: 0, width, height, text: line, style, align, direction };
    return { height, marks: line.trim() ? [mark] : [] };
  });
}

export function textBlock(frame: Frame, text: string, column: Column, style: TextStyle): Block {
  return stacked(...linesOf(frame, text, column, style));
}

/** Returns one line that ends at the right edge of its column, such as an amount. */
export function figureBlock(frame: Frame, text: string, { x, width }: Column, style: TextStyle): Block {
  const height = frame.text.leadingOf(text, style) * style.size;
  if (!text.trim()) return { height, marks: [] };
  const direction = directionOfLine(frame, text);
  return {
    height,
    marks: [{ kind: "text", x, y: 0, width, height, text, style, align: "right", direction }],
  };
}

/** Returns lines with a label each; the values are below each other. */
export function labelledLines(
  frame: Frame,
  lines: readonly PrintLine[],
  { x, width }: Column,
  value: TextStyle = styles.text,
): Block {
  const widest = Math.max(0, ...lines.map(({ label }) => frame.text.widthOf(label, styles.soft)));
  const labelWidth = Math.min(widest, width / 2);
  const from = labelWidth + measures.labelGap;
  return stacked(
    ...lines.map((line) =>
      beside(
        textBlock(frame, line.label, { x, width: labelWidth }, styles.soft),
        textBlock(frame, line.value, { x: x + from, width: width - from }, value),
      ),
    ),
  );
}

/** Returns the left and the right half of the content. */
export function halvesOf({ x, width }: Column): [Column, Column] {
  const half = (width - measures.columnGap) / 2;
  return [
    { x, width: half },
    { x: x + half + measures.columnGap, width: half },
  ];
}

/**
 * Returns the direction of a line: by its first letter, and in a document that is read from right to left by any letter of such a
 * script, because its words come after an amount or a name.
 */
function directionOfLine(frame: Frame, line: string): "ltr" | "rtl" {
  if (frame.direction === "rtl")
    return /[\p{Script=Arabic}\p{Script=Hebrew}\u200f\u061c]/u.test(line) ? "rtl" : "ltr";
  return isRightToLeft(line) ? "rtl" : "ltr";
}
