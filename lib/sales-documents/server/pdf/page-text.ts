import "server-only";
import type PDFDocument from "pdfkit";
import type { EmbeddedFont } from "pdfkit";
import type { Mark, TextMark } from "@/lib/sales-documents/layout/marks";
import { toRuns } from "@/lib/sales-documents/layout/text-runs";
import { BASELINE } from "@/lib/sales-documents/layout/text-style";
import type { Face, Fonts } from "./fonts";
import { segmentsOf } from "./line-segments";
import type { ShapedGlyph } from "./shape";
import type { ShapeRun } from "./shaped-runs";

type Shaped = { face: Face; glyphs: ShapedGlyph[]; width: number };

/** Returns a function that returns the operators of a line of text, in the coordinates of the layout. */
export function createTextWriter(document: PDFDocument, { typefaces, faceOf }: Fonts, shapeRun: ShapeRun) {
  const embedded = new Map<Face, EmbeddedFont>();
  return write;

  function write({ text, style, x, y, width, height, align, direction }: TextMark): string {
    const segments = segmentsOf(toRuns(text, typefaces), direction);
    const shaped = segments.map((segment): Shaped => {
      const face = faceOf(segment.font, style.weight);
      const glyphs = shapeRun(face, segment, style.isFigure);
      const advance = glyphs.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
      return { face, glyphs, width: (advance / face.font.unitsPerEm) * style.size };
    });
    const used = shaped.reduce((sum, part) => sum + part.width, 0);
    const baseline = y + height / 2 + style.size * BASELINE;
    let pen = align === "left" ? x : x + width - used;
    const operators = shaped.map((part) => {
      const shown = show(part, { x: pen, y: baseline, size: style.size });
      pen += part.width;
      return shown;
    });
    return `${operators.join("\n")}\n`;
  }

  function show({ face, glyphs }: Shaped, { x, y, size }: { x: number; y: number; size: number }): string {
    const font = fontOf(face);
    document.page.fonts[font.id] ??= font.ref();
    const scale = size / face.font.unitsPerEm;
    const thousandths = 1000 / face.font.unitsPerEm;
    const lines = [`/${font.id} ${size} Tf`];
    let shown: string[] = [];
    let pen = 0;
    let start = 0;
    const flush = (up = 0) => {
      if (shown.length > 0)
        lines.push(`1 0 0 -1 ${short(x + start)} ${short(y - up)} Tm [${shown.join("")}] TJ`);
      shown = [];
      start = pen;
    };
    for (const glyph of glyphs) {
      const { xAdvance, xOffset, yOffset } = glyph;
      if (xOffset || yOffset) flush();
      if (xOffset || yOffset) start = pen + xOffset * scale;
      const code = codeOf(font, glyph);
      shown.push(`<${code.toString(16).padStart(4, "0")}>`);
      const excess = (font.widths[code] ?? 0) - xAdvance * thousandths;
      if (Math.abs(excess) > 0.01) shown.push(short(excess));
      pen += xAdvance * scale;
      if (xOffset || yOffset) flush(yOffset * scale);
    }
    flush();
    return `BT ${lines.join("\n")} ET`;
  }

  function fontOf(face: Face): EmbeddedFont {
    const font = embedded.get(face) ?? document.font(face.font)._font;
    embedded.set(face, font);
    return font;
  }
}

/** A glyph without a character is read as a zero-width space. */
const UNREAD = [0x200b];

/**
 * Returns the code of a glyph, which is embedded once for each text that it represents: a PDF maps a code to one text, but a typeface
 * often uses one glyph for several letters, such as the Latin and the Cyrillic x.
 */
function codeOf({ subset, font, unicode, widths }: EmbeddedFont, { index, units }: ShapedGlyph): number {
  const code = (subset.mapping[`${index} ${units.join(" ")}`] ??= subset.glyphs.push(index) - 1);
  widths[code] ??= (advanceOf(font, index) * 1000) / font.unitsPerEm;
  unicode[code] ??= units.length > 0 ? units : UNREAD;
  return code;
}

/** Not `glyph.advanceWidth`, which also reads the outline, and fails for an empty glyph at the end of a typeface. */
function advanceOf({ hmtx: { metrics } }: EmbeddedFont["font"], index: number): number {
  return metrics.get(Math.min(index, metrics.length - 1)).advance;
}

/** Returns a number with at most three decimal places. */
export function short(number: number): string {
  return String(Math.round(number * 1000) / 1000);
}

export function isText(mark: Mark): mark is TextMark {
  return mark.kind === "text";
}
