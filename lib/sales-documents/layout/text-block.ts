import type { PrintLine } from "@/lib/sales-documents/print/texts";
import { type Block, beside, type Mark, stacked } from "./marks";
import type { MeasuredText } from "./measured-text";
import { measures, styles } from "./measures";
import { isRightToLeft } from "./text-runs";
import type { TextStyle } from "./text-style";

/** The context that every part of the paper needs: the widths of texts, and the position of the content. */
export type Desk = {
  text: MeasuredText;
  direction: "ltr" | "rtl";
  /** The left edge and the width of the content. */
  x: number;
  width: number;
};

export type Column = { x: number; width: number };

/** Returns the lines of a text as blocks, for a text that may break across pages. */
export function linesOf(desk: Desk, text: string, { x, width }: Column, style: TextStyle): Block[] {
  return desk.text.breakLines(text, width, style).map((line) => {
    const height = desk.text.leadingOf(line, style) * style.size;
    // A right-to-left text in a page that is read from left to right starts at the right.
    const direction = directionOfLine(desk, line);
    const align = desk.direction === "ltr" && direction === "rtl" ? "right" : "left";
    const mark: Mark = { kind: "text", x, y: 0, width, height, text: line, style, align, direction };
    return { height, marks: line.trim() ? [mark] : [] };
  });
}

export function textBlock(desk: Desk, text: string, column: Column, style: TextStyle): Block {
  return stacked(...linesOf(desk, text, column, style));
}

/** Returns one line that ends at the right edge of its column, such as an amount. */
export function figureBlock(desk: Desk, text: string, { x, width }: Column, style: TextStyle): Block {
  const height = desk.text.leadingOf(text, style) * style.size;
  if (!text.trim()) return { height, marks: [] };
  const direction = directionOfLine(desk, text);
  return {
    height,
    marks: [{ kind: "text", x, y: 0, width, height, text, style, align: "right", direction }],
  };
}

/** Returns lines with a label each; the values are below each other. */
export function labelledLines(
  desk: Desk,
  lines: readonly PrintLine[],
  { x, width }: Column,
  value: TextStyle = styles.text,
): Block {
  const widest = Math.max(0, ...lines.map(({ label }) => desk.text.widthOf(label, styles.soft)));
  const labelWidth = Math.min(widest, width / 2);
  const from = labelWidth + measures.labelGap;
  return stacked(
    ...lines.map((line) =>
      beside(
        textBlock(desk, line.label, { x, width: labelWidth }, styles.soft),
        textBlock(desk, line.value, { x: x + from, width: width - from }, value),
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
function directionOfLine(desk: Desk, line: string): "ltr" | "rtl" {
  if (desk.direction === "rtl")
    return /[\p{Script=Arabic}\p{Script=Hebrew}\u200f\u061c]/u.test(line) ? "rtl" : "ltr";
  return isRightToLeft(line) ? "rtl" : "ltr";
}
