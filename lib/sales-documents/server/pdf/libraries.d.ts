// The part of fontkit and bidi-js that is used. The packages have no types.

declare module "fontkit" {
  export type Subset = {
    glyphs: number[];
    mapping: Record<string, number>;
    includeGlyph: (id: number | string) => number;
  };
  export type OpenFont = {
    unitsPerEm: number;
    postscriptName: string;
    hasGlyphForCodePoint: (codePoint: number) => boolean;
    characterSet: number[];
    /** Glyphs after the last one have its advance. */
    hmtx: { metrics: { length: number; get: (id: number) => { advance: number } } };
    createSubset: () => Subset;
  };
  export function create(file: Uint8Array): OpenFont;
}

declare module "bidi-js" {
  type Bidi = {
    getEmbeddingLevels: (text: string, direction: "ltr" | "rtl") => { levels: Uint8Array };
  };
  function bidiFactory(): Bidi;
  export = bidiFactory;
}
