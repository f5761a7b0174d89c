import "server-only";
import type { OpenFont } from "fontkit";
import type { Face } from "./fonts";
import type { ShapedGlyph } from "./shape";
import { shapeRun } from "./shaped-runs";

/** The options of `text()` that the painter passes to the font. */
export type RunFeatures = { direction: "ltr" | "rtl"; isFigure: boolean };

type PlacedGlyph = Pick<ShapedGlyph, "xAdvance" | "xOffset" | "yOffset">;

/** The glyphs of a text as the renderer reads them. */
type GlyphRun = {
  glyphs: { id: string; advanceWidth: number; codePoints: readonly number[] }[];
  positions: PlacedGlyph[];
  advanceWidth: number;
};

/** A typeface that the renderer embeds, with the glyphs and positions that HarfBuzz chose. */
export type ShapedFont = OpenFont & { layout: (text: string, features: RunFeatures) => GlyphRun };

const known = new WeakMap<Face, ShapedFont>();

export function shapedFontOf(face: Face): ShapedFont {
  const font = known.get(face) ?? newShapedFont(face);
  known.set(face, font);
  return font;
}

function newShapedFont(face: Face): ShapedFont {
  const layout: ShapedFont["layout"] = (text, { direction, isFigure }) =>
    toGlyphRun(face.font, shapeRun(face, { text, direction }, isFigure));
  const createSubset = () => subsetByText(face.font);
  return Object.assign(Object.create(face.font) as OpenFont, { layout, createSubset });
}

/**
 * Returns a subset that embeds a glyph once for each text that it represents: a PDF maps a code to one text, but a typeface often uses
 * one glyph for several letters, such as the Latin and the Cyrillic x. The parts of a composed glyph have numbers as ids.
 */
function subsetByText(font: OpenFont) {
  const subset = font.createSubset();
  subset.includeGlyph = (id) =>
    (subset.mapping[id] ??= subset.glyphs.push(Number.parseInt(String(id), 10)) - 1);
  return subset;
}

/** A glyph without a character is read as a zero-width space. */
const UNREAD = [0x200b];

/** The renderer scales the positions where they are, so each run has its own. */
function toGlyphRun(font: OpenFont, shaped: readonly ShapedGlyph[]): GlyphRun {
  return {
    glyphs: shaped.map(({ index, units }) => ({
      id: `${index} ${units.join(" ")}`,
      advanceWidth: advanceOf(font, index),
      codePoints: units.length > 0 ? units : UNREAD,
    })),
    positions: shaped.map(({ xAdvance, xOffset, yOffset }) => ({ xAdvance, xOffset, yOffset })),
    advanceWidth: shaped.reduce((sum, { xAdvance }) => sum + xAdvance, 0),
  };
}

/** Not `glyph.advanceWidth`, which also reads the outline, and fails for an empty glyph at the end of a typeface. */
function advanceOf({ hmtx: { metrics } }: OpenFont, index: number): number {
  return metrics.get(Math.min(index, metrics.length - 1)).advance;
}
