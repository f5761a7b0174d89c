import { Blob, Buffer, BufferFlag, Direction, Face, Feature, Font, shape } from "harfbuzzjs";

/** A glyph in the order of the text. */
export type ShapedGlyph = {
  /** The glyph id in the typeface. */
  index: number;
  /** The UTF-16 code units that it represents. Those of all glyphs, concatenated, are the text. */
  units: number[];
  xAdvance: number;
  xOffset: number;
  yOffset: number;
};

export type Shape = (text: string, features: Readonly<Record<string, number | boolean>>) => ShapedGlyph[];

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Returns a function that shapes text with HarfBuzz, as browsers do: ligatures, conjuncts, marks. */
export function createShaper(fontFile: Uint8Array): Shape {
  const font = new Font(new Face(new Blob(fontFile)));
  const buffer = new Buffer();
  return (text, features) => {
    buffer.reset();
    // A mark without a base letter is printed alone.
    buffer.setFlags(BufferFlag.DO_NOT_INSERT_DOTTED_CIRCLE);
    buffer.addText(text);
    buffer.guessSegmentProperties();
    const isRightToLeft = rightToLeft.test(text);
    buffer.setDirection(isRightToLeft ? Direction.RTL : Direction.LTR);
    shape(
      font,
      buffer,
      Object.entries(features).map(([tag, value]) => new Feature(tag, Number(value))),
    );
    const positions = buffer.getGlyphPositions();
    const glyphs = buffer.getGlyphInfos().map(({ codepoint, cluster }, at) => ({
      index: codepoint,
      cluster,
      xAdvance: positions[at]?.xAdvance ?? 0,
      xOffset: positions[at]?.xOffset ?? 0,
      yOffset: positions[at]?.yOffset ?? 0,
    }));
    // Right-to-left text is returned in visual order.
    return withUnits(isRightToLeft ? glyphs.reverse() : glyphs, text);
  };
}

type Clustered = Omit<ShapedGlyph, "units"> & { cluster: number };

/**
 * Assigns the characters of each cluster to its glyphs in text order, one to each and the rest to the last. The text can then
 * be extracted from the glyphs even if they are drawn in another order, as Indic vowel signs are.
 */
function withUnits(glyphs: readonly Clustered[], text: string): ShapedGlyph[] {
  const clusters = joinSingles(groupClusters(glyphs), text);
  return clusters.flatMap(([start, cluster], index) => {
    const characters = Array.from(text.slice(start, clusters[index + 1]?.[0]));
    return cluster.map(({ cluster: _, ...glyph }, at) => {
      const isLast = at === cluster.length - 1;
      return { ...glyph, units: unitsOf(characters.slice(at, isLast ? undefined : at + 1).join("")) };
    });
  });
}

type Cluster = [start: number, glyphs: Clustered[]];

/**
 * Joins a single character that is drawn as several glyphs with the next cluster, or the previous one: the renderer would
 * lose its first glyph at the start of a line.
 */
function joinSingles(clusters: readonly Cluster[], text: string): Cluster[] {
  const joined: Cluster[] = [];
  clusters.forEach(([start, glyphs], index) => {
    const last = joined.at(-1);
    const isSingle = ([from, drawn]: Cluster, end = text.length) => end - from === 1 && drawn.length > 1;
    const isLastSingle = index === clusters.length - 1 && isSingle([start, glyphs]);
    if (last && (isSingle(last, start) || isLastSingle)) last[1].push(...glyphs);
    else joined.push([start, [...glyphs]]);
  });
  return joined;
}

function groupClusters(glyphs: readonly Clustered[]): Cluster[] {
  const clusters: Cluster[] = [];
  for (const glyph of glyphs) {
    const last = clusters.at(-1);
    if (last?.[0] === glyph.cluster) last[1].push(glyph);
    else clusters.push([glyph.cluster, [glyph]]);
  }
  return clusters;
}

function unitsOf(text: string): number[] {
  return Array.from({ length: text.length }, (_, unit) => text.charCodeAt(unit));
}
