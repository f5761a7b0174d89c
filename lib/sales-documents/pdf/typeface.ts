import { createShaper, type Shape } from "./shape";

type Glyph = { id: number | string; advanceWidth: number; codePoints: number[] };
type Position = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number };
type GlyphRun = { glyphs: Glyph[]; positions: Position[] };
type Features = Record<string, number | boolean>;
type Subset = {
  glyphs: number[];
  mapping: Record<string, number>;
  includeGlyph: (id: number | string) => number;
};

/** The part of fontkit's font interface that is used, in font units. */
export type Typeface = {
  unitsPerEm: number;
  hasGlyphForCodePoint: (codePoint: number) => boolean;
  characterSet: number[];
  getGlyph: (id: number) => { advanceWidth: number };
  layout: (text: string, features?: Features) => GlyphRun;
  createSubset: () => Subset;
  /** Localized names, and the licence. */
  name: { records: Record<string, unknown> };
};

const CACHED_RUNS = 2000;

export function isTypeface(font: object | null): font is Typeface {
  return font !== null && "layout" in font && "hasGlyphForCodePoint" in font && "unitsPerEm" in font;
}

/**
 * Replaces a typeface's layout with HarfBuzz, because fontkit fails at some marks and misorders some scripts
 * (docs/decisions/0062). The renderer measures each text several times, so layouts are cached.
 */
export function patchGlyphLayout(typeface: Typeface, fontFile: Uint8Array): void {
  const shape = createShaper(fontFile);
  const cached = new Map<string, GlyphRun>();
  typeface.layout = (text, features) => {
    const key = features ? JSON.stringify(features) + text : text;
    const known = cached.get(key);
    if (known) return known;
    // Contextual alternates would turn "->" into an arrow and "10x20" into a product.
    const run = toGlyphRun(shape(text, { ...features, calt: false }), typeface);
    if (cached.size >= CACHED_RUNS) cached.clear();
    cached.set(key, run);
    return run;
  };
  patchSubsets(typeface);
}

/**
 * Removes all names of a typeface except the one that identifies it. pdfkit compares typefaces by serializing all their names
 * for each run, which takes a tenth of the time of a long table.
 */
export function stripFontNames({ name }: Typeface): void {
  const { postscriptName, fullName } = name.records;
  name.records = { postscriptName, fullName };
}

function toGlyphRun(shaped: ReturnType<Shape>, typeface: Typeface): GlyphRun {
  const glyphs = shaped.map(({ index, units }) => ({
    id: `${index} ${units.join(" ")}`,
    advanceWidth: typeface.getGlyph(index).advanceWidth,
    codePoints: units.length > 0 ? units : unread,
  }));
  const positions = shaped.map(({ xAdvance, xOffset, yOffset }) => ({
    xAdvance,
    yAdvance: 0,
    xOffset,
    yOffset,
  }));
  const hasOffsets = positions.some(({ xOffset, yOffset }) => xOffset || yOffset);
  return { glyphs, positions: hasOffsets ? withOffsets(positions, 1000 / typeface.unitsPerEm) : positions };
}

/** No characters for the renderer, which counts them; a zero-width space when text is extracted from the PDF. */
const unread: number[] = Object.assign([], {
  *[Symbol.iterator]() {
    yield 0x200b;
  },
});

/**
 * Embeds a glyph once for each text that it represents. A PDF maps each glyph to one text, but a typeface often uses one
 * glyph for several letters: Latin x would be extracted as the Cyrillic letter.
 */
function patchSubsets(typeface: Typeface) {
  const createSubset = typeface.createSubset.bind(typeface);
  typeface.createSubset = () => {
    const subset = createSubset();
    subset.includeGlyph = (id) => (subset.mapping[id] ??= subset.glyphs.push(parseInt(String(id))) - 1);
    return subset;
  };
}

/** Returns positions whose copies, which the renderer makes with `map`, keep their offsets even if it overwrites them. */
function withOffsets(positions: Position[], scale: number): Position[] {
  return Object.assign([...positions], {
    map: (copy: (position: Position, index: number) => object) =>
      positions.map((position, index) =>
        Object.defineProperties(copy(position, index), {
          xOffset: fixed(position.xOffset * scale),
          yOffset: fixed(position.yOffset * scale),
        }),
      ),
  });
}

function fixed(value: number): PropertyDescriptor {
  return { enumerable: true, get: () => value, set: () => undefined };
}
