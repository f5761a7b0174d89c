import type { PaymentCode } from "@/lib/payment-codes/payment-code";
import type { Typefaces } from "./text-runs";
import type { TextStyle } from "./text-style";

/** A line of text. Its box is as wide as the text may be, and its text starts at the aligned side. */
export type TextMark = {
  kind: "text";
  x: number;
  /** The top of the line. */
  y: number;
  width: number;
  height: number;
  text: string;
  style: TextStyle;
  align: "left" | "right";
  direction: "ltr" | "rtl";
  /** The address that it links to. */
  href?: string;
};

export type RuleMark = {
  kind: "rule";
  x: number;
  y: number;
  width: number;
  height: number;
  color: "ink" | "soft" | "faint" | "accent";
};

export type CodeMark = {
  kind: "code";
  x: number;
  y: number;
  width: number;
  height: number;
  label: string;
  code: PaymentCode;
};

export type PictureMark = {
  kind: "picture";
  x: number;
  y: number;
  width: number;
  height: number;
  /** Of the object. */
  key: string;
};

/** An element that is drawn on a page, in points from its upper left corner. */
export type Mark = TextMark | RuleMark | CodeMark | PictureMark;

/** A part of the paper: x is measured on the page, y from the top of the block. */
export type Block = { height: number; marks: Mark[] };

export type Sheet = { marks: Mark[] };

/** A document as pages of marks. */
export type PaperLayout = {
  width: number;
  height: number;
  direction: "ltr" | "rtl";
  /** The variant of Han characters. */
  han: Typefaces["han"];
  /** The accent color; null means that of the text. */
  accent: string | null;
  sheets: Sheet[];
};

export const nothing: Block = { height: 0, marks: [] };

export function spaceOf(height: number): Block {
  return { height, marks: [] };
}

/** Puts blocks below each other. */
export function stacked(...blocks: readonly Block[]): Block {
  const marks: Mark[] = [];
  let height = 0;
  for (const block of blocks) {
    marks.push(...moved(block.marks, height));
    height += block.height;
  }
  return { height, marks };
}

/** Puts blocks next to each other; each has its own x. */
export function beside(...blocks: readonly Block[]): Block {
  return {
    height: Math.max(0, ...blocks.map(({ height }) => height)),
    marks: blocks.flatMap(({ marks }) => marks),
  };
}

export function moved(marks: readonly Mark[], down: number): Mark[] {
  return marks.map((mark) => ({ ...mark, y: mark.y + down }));
}

export function ruleOf(box: { x: number; width: number; height: number; color: RuleMark["color"] }): Block {
  return { height: box.height, marks: [{ kind: "rule", y: 0, ...box }] };
}

/** Mirrors the marks of a page that is read from right to left. */
export function mirrored(marks: readonly Mark[], pageWidth: number): Mark[] {
  return marks.map((mark) => {
    const x = pageWidth - mark.x - mark.width;
    if (mark.kind !== "text") return { ...mark, x };
    return { ...mark, x, align: mark.align === "left" ? "right" : "left" };
  });
}
