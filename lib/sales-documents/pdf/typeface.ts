import { type Shape, shaperOf } from "./shape";

type Glyph = { id: number | string; advanceWidth: number; codePoints: number[] };
type Position = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number };
type GlyphRun = { glyphs: Glyph[]; positions: Position[] };
type Features = Record<string, number | boolean>;
type Subset = {
  glyphs: number[];
  mapping: Record<string, number>;
  includeGlyph: (id: number | string) => number;
};

/** What is used of fontkit's fonts, in their own units. */
export type Typeface = {
  unitsPerEm: number;
  hasGlyphForCodePoint: (codePoint: number) => boolean;
  characterSet: number[];
  getGlyph: (id: number) => { advanceWidth: number };
  layout: (text: string, features?: Features) => GlyphRun;
  createSubset: () => Subset;
  /** Names in each language, and the licence. */
  name: { records: Record<string, unknown> };
};

const CACHED_RUNS = 2000;

export function isTypeface(font: object | null): font is Typeface {
  return font !== null && "layout" in font && "hasGlyphForCodePoint" in font && "unitsPerEm" in font;
}

/**
 * Makes a typeface lay text out by HarfBuzz in place of fontkit, which breaks off at some marks and orders some scripts
 * wrongly (docs/decisions/0062). The renderer measures each text several times, so that what was laid out is kept a while.
 */
export function patchGlyphLayout(typeface: Typeface, fontFile: Uint8Array): void {
  const shape = shaperOf(fontFile);
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
 * Leaves a typeface no more names than it is known by. For each run of letters pdfkit writes out all of two typefaces' names
 * to compare them, which with their licences is a tenth of the work on a long table.
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

/** No characters, for the renderer that counts them; a space without width for who reads the glyph in the PDF. */
const unread: number[] = Object.assign([], {
  *[Symbol.iterator]() {
    yield 0x200b;
  },
});

/**
 * Embeds a glyph once for each text that it stands for. A PDF has one text for each glyph, and a typeface often one glyph for
 * several letters: Latin x would be read as the Cyrillic letter, and a vowel as another one.
 */
function patchSubsets(typeface: Typeface) {
  const createSubset = typeface.createSubset.bind(typeface);
  typeface.createSubset = () => {
    const subset = createSubset();
    subset.includeGlyph = (id) => (subset.mapping[id] ??= subset.glyphs.push(parseInt(String(id))) - 1);
    return subset;
  };
}

/** The positions, whose copies, which the renderer makes by `map`, keep their offsets whatever is written to them. */
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
