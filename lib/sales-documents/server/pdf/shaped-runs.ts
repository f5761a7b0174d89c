import "server-only";
import type { MeasureRun } from "@/lib/sales-documents/layout/measured-text";
import { isRightToLeft } from "@/lib/sales-documents/layout/text-runs";
import type { Face, Fonts } from "./fonts";
import type { Segment } from "./line-segments";
import type { ShapedGlyph } from "./shape";

export type ShapeRun = (
  face: Face,
  segment: Pick<Segment, "text" | "direction">,
  isFigure: boolean,
) => ShapedGlyph[];

const CACHED_RUNS = 4000;

const caches = new WeakMap<Face, Map<string, ShapedGlyph[]>>();

/** Shapes a text in one typeface. The latest ones are kept: the words of a document return in the next one. */
export const shapeRun: ShapeRun = (face, { text, direction }, isFigure) => {
  const cache = caches.get(face) ?? new Map<string, ShapedGlyph[]>();
  caches.set(face, cache);
  const key = `${direction}${isFigure} ${text}`;
  const known = cache.get(key) ?? face.shape(text, direction, isFigure);
  if (cache.size >= CACHED_RUNS) cache.clear();
  cache.set(key, known);
  return known;
};

/** Returns a measure of words by the same glyphs. */
export function measureWith({ faceOf }: Fonts): MeasureRun {
  return ({ font, text }, { weight, isFigure }) => {
    const face = faceOf(font, weight);
    const direction = isRightToLeft(text) ? "rtl" : "ltr";
    const glyphs = shapeRun(face, { text, direction }, isFigure);
    return glyphs.reduce((sum, { xAdvance }) => sum + xAdvance, 0) / face.font.unitsPerEm;
  };
}
