// The part of pdfkit, fontkit and bidi-js that is used. The packages have no types.

declare module "fontkit" {
  export type Subset = { glyphs: number[]; mapping: Record<string, number> };
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

declare module "pdfkit" {
  import type { Readable } from "node:stream";
  import type { OpenFont, Subset } from "fontkit";

  namespace PDFDocument {
    type EmbeddedFont = {
      id: string;
      font: OpenFont;
      subset: Subset;
      /** By code: the UTF-16 units that it stands for, and its width in thousandths of the font size. */
      unicode: number[][];
      widths: number[];
      ref: () => object;
    };

    type Options = {
      autoFirstPage: boolean;
      size: [width: number, height: number];
      margin: number;
      font: null;
      pdfVersion: "1.7";
      subset: "PDF/A-3b";
      lang: string;
      displayTitle: boolean;
      info: Record<string, string | Date>;
    };
  }

  class PDFDocument extends Readable {
    constructor(options: PDFDocument.Options);
    page: { fonts: Record<string, object> };
    _font: PDFDocument.EmbeddedFont;
    addPage(): this;
    font(font: OpenFont): this;
    addContent(operators: string): this;
    save(): this;
    restore(): this;
    transform(a: number, b: number, c: number, d: number, e: number, f: number): this;
    path(path: string): this;
    fill(color: string): this;
    image(
      file: Buffer,
      x: number,
      y: number,
      options: { width: number; height: number; ignoreOrientation: true },
    ): this;
    end(): void;
  }

  export = PDFDocument;
}

declare module "bidi-js" {
  type Bidi = {
    getEmbeddingLevels: (text: string, direction: "ltr" | "rtl") => { levels: Uint8Array };
  };
  function bidiFactory(): Bidi;
  export = bidiFactory;
}
