import type { FontName } from "./text-runs";

export type TextStyle = {
  /** In points. */
  size: number;
  weight: 400 | 600;
  color: "ink" | "soft" | "accent";
  /** The height of a line, as a multiple of the size. */
  leading: number;
  /** Digits of one width. */
  isFigure: boolean;
};

/** The style of a text besides its size. */
export type TextFace = Pick<TextStyle, "weight" | "isFigure">;

/** Inter's ascent less its descent, halved: from the middle of a line to its baseline, as a multiple of the size. */
export const BASELINE = (1984 - 494) / 2048 / 2;

/** For typefaces whose letters are taller than a line. */
export const tallLeading: Partial<Record<FontName, number>> = { lao: 1.65, myanmar: 2.1 };
