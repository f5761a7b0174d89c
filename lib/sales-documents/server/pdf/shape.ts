import "server-only";
import { Blob, Buffer, BufferFlag, Direction, Face, Feature, Font, shape } from "harfbuzzjs";

export type ShapedGlyph = {
  /** The glyph id in the typeface. */
  index: number;
  /** The UTF-16 code units that it represents. Those of all glyphs, in the order of the text, are the text. */
  units: number[];
  /** In units of the typeface, as the next two. */
  xAdvance: number;
  xOffset: number;
  yOffset: number;
};

/** Returns the glyphs of a text from left to right. */
export type Shape = (text: string, direction: "ltr" | "rtl", isFigure: boolean) => ShapedGlyph[];

/** Returns a function that shapes text with HarfBuzz, as browsers do: ligatures, conjuncts, marks. */
export function createShaper(fontFile: Uint8Array): Shape {
  const font = new Font(new Face(new Blob(fontFile)));
  const buffer = new Buffer();
  // Contextual alternates would turn "->" into an arrow and "10x20" into a product.
  const plain = [new Feature("calt", 0)];
  const figures = [...plain, new Feature("tnum", 1)];
  return (text, direction, isFigure) => {
    buffer.reset();
    // A mark without a base letter is printed alone.
    buffer.setFlags(BufferFlag.DO_NOT_INSERT_DOTTED_CIRCLE);
    buffer.addText(text);
    buffer.guessSegmentProperties();
    buffer.setDirection(direction === "rtl" ? Direction.RTL : Direction.LTR);
    shape(font, buffer, isFigure ? figures : plain);
    const positions = buffer.getGlyphPositions();
    const glyphs = buffer.getGlyphInfos().map(({ codepoint, cluster }, at) => ({
      index: codepoint,
      cluster,
      xAdvance: positions[at]?.xAdvance ?? 0,
      xOffset: positions[at]?.xOffset ?? 0,
      yOffset: positions[at]?.yOffset ?? 0,
    }));
    if (direction === "ltr") return withUnits(glyphs, text);
    return withUnits(glyphs.reverse(), text).reverse();
  };
}

type Clustered = Omit<ShapedGlyph, "units"> & { cluster: number };

/**
 * Assigns the characters of each cluster to its glyphs in text order, one to each and the rest to the last. The text can then
 * be extracted from the glyphs even if they are drawn in another order, as Indic vowel signs are.
 */
function withUnits(glyphs: readonly Clustered[], text: string): ShapedGlyph[] {
  return glyphs.map(({ cluster, ...glyph }, at) => {
    const isLast = glyphs[at + 1]?.cluster !== cluster;
    const isFirst = glyphs[at - 1]?.cluster !== cluster;
    const end = nextCluster(glyphs, at) ?? text.length;
    if (isFirst && isLast) return { ...glyph, units: unitsOf(text.slice(cluster, end)) };
    const place = at - firstOf(glyphs, at);
    const characters = Array.from(text.slice(cluster, end));
    return { ...glyph, units: unitsOf(characters.slice(place, isLast ? undefined : place + 1).join("")) };
  });
}

function firstOf(glyphs: readonly Clustered[], at: number): number {
  let first = at;
  while (glyphs[first - 1]?.cluster === glyphs[at]?.cluster) first -= 1;
  return first;
}

function nextCluster(glyphs: readonly Clustered[], at: number): number | undefined {
  return glyphs.slice(at).find(({ cluster }) => cluster !== glyphs[at]?.cluster)?.cluster;
}

function unitsOf(text: string): number[] {
  return Array.from({ length: text.length }, (_, unit) => text.charCodeAt(unit));
}
