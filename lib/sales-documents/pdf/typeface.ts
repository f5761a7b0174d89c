type Glyph = { id: number; advanceWidth: number; codePoints: number[] };
type Position = { xAdvance: number; xOffset: number; yOffset: number };
type GlyphRun = { direction: "ltr" | "rtl"; glyphs: Glyph[]; positions: Position[] };
type Features = Record<string, number | boolean>;

/** What is used of fontkit's fonts, in their own units. */
export type Typeface = {
  unitsPerEm: number;
  hasGlyphForCodePoint: (codePoint: number) => boolean;
  glyphForCodePoint: (codePoint: number) => Glyph;
  getGlyph: (id: number, codePoints?: number[]) => Glyph;
  layout: (text: string, features?: Features) => GlyphRun;
  /** Names in each language, and the licence. */
  name: { records: Record<string, unknown> };
};

const CACHED_RUNS = 2000;

export function isTypeface(font: object | null): font is Typeface {
  return font !== null && "layout" in font && "hasGlyphForCodePoint" in font && "unitsPerEm" in font;
}

/** Zero-width joiner and non-joiner: they shape the letters beside them and are never drawn themselves. */
export function isJoiner(codePoint: number): boolean {
  return codePoint === 0x200c || codePoint === 0x200d;
}

/**
 * Makes a typeface lay text out as its own tables say: the tone above a Thai vowel, the vowel signs of Arabic, Hebrew and
 * Devanagari. The renderer lays every run out from left to right and drops the offsets of marks (@react-pdf/textkit 6,
 * `resolveYOffset`; @react-pdf/render 4, `renderGlyphs`); docs/decisions/0062 tells how this goes around both. The
 * renderer measures each text several times, so that what was laid out is kept a while.
 */
export function layOutWell(typeface: Typeface): void {
  const getGlyph = typeface.getGlyph.bind(typeface);
  typeface.getGlyph = (id, codePoints = []) => standingFor(codePoints, getGlyph(id, codePoints));
  const original = typeface.layout.bind(typeface);
  const kept = new Map<string, GlyphRun>();
  typeface.layout = (text, features) => {
    const key = features ? JSON.stringify(features) + text : text;
    const known = kept.get(key);
    if (known) return known;
    // Contextual alternates would turn "->" into an arrow and "10x20" into a product.
    const run = adapt(original(text, { ...features, calt: false }), typeface);
    if (kept.size >= CACHED_RUNS) kept.clear();
    kept.set(key, run);
    return run;
  };
}

/**
 * Leaves a typeface no more names than it is known by. For each run of letters pdfkit writes out all of two typefaces' names
 * to compare them, which with their licences is a tenth of the work on a long table.
 */
export function forgetLicence({ name }: Typeface): void {
  const { postscriptName, fullName } = name.records;
  name.records = { postscriptName, fullName };
}

function adapt(run: GlyphRun, typeface: Typeface): GlyphRun {
  run.glyphs.forEach((glyph, index) => hideJoiner(run, index, glyph, typeface));
  if (run.direction === "rtl") {
    // fontkit answers in the order of the page; the renderer expects that of the text and turns it around itself.
    run.glyphs.reverse();
    run.positions.reverse();
  }
  if (run.positions.some((position) => position.xOffset || position.yOffset))
    run.positions = withOffsets(run.positions, 1000 / typeface.unitsPerEm);
  return run;
}

/** Draws a joiner that the typeface has no glyph for as nothing: a space without width. */
function hideJoiner(run: GlyphRun, index: number, glyph: Glyph, typeface: Typeface) {
  const position = run.positions[index];
  if (glyph.id !== 0 || !position || !glyph.codePoints.every(isJoiner)) return;
  const space = typeface.glyphForCodePoint(0x20);
  run.glyphs[index] = standingFor(glyph.codePoints, space);
  position.xAdvance = 0;
}

/**
 * The glyph as that of these letters. fontkit keeps each glyph with the letters that it stood for first, or with none when
 * it was first a part of another: Latin x within Cyrillic х would be lost from then on.
 */
function standingFor(codePoints: number[], glyph: Glyph): Glyph {
  const isSame =
    codePoints.length === glyph.codePoints.length &&
    codePoints.every((codePoint, index) => codePoint === glyph.codePoints[index]);
  return isSame ? glyph : (Object.create(glyph, { codePoints: { value: codePoints } }) as Glyph);
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
