import "server-only";
import type { RunFeatures, ShapedFont } from "./shaped-font";

/** The part of the renderer's painter that is used. Its package leaves the painter untyped. */
export type Painter = {
  save: () => Painter;
  restore: () => Painter;
  translate: (x: number, y: number) => Painter;
  scale: (factor: number) => Painter;
  rect: (x: number, y: number, width: number, height: number) => Painter;
  path: (path: string) => Painter;
  /** In the color that was chosen last, if none is named. */
  fill: (color?: string) => Painter;
  fillColor: (color: string) => Painter;
  /** The name is the key by which the renderer finds the typeface again. */
  font: (font: ShapedFont, name: string, size: number) => Painter;
  text: (
    text: string,
    x: number,
    y: number,
    options: { lineBreak: false; baseline: "alphabetic"; features: RunFeatures },
  ) => Painter;
};
