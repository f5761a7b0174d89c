import "server-only";
import type { TextMark } from "@/lib/sales-documents/layout/marks";
import { toRuns } from "@/lib/sales-documents/layout/text-runs";
import { BASELINE } from "@/lib/sales-documents/layout/text-style";
import type { Face, Fonts } from "./fonts";
import { segmentsOf } from "./line-segments";
import type { Painter } from "./painter";
import { type RunFeatures, shapedFontOf } from "./shaped-font";
import { shapeRun } from "./shaped-runs";

type Part = { text: string; face: Face; features: RunFeatures; width: number };

/** Draws a line of text where the layout placed it. */
export function paintText(painter: Painter, { typefaces, faceOf }: Fonts, mark: TextMark): void {
  const { style, x, y, width, height, align } = mark;
  const parts = segmentsOf(toRuns(mark.text, typefaces), mark.direction).map(
    ({ font, text, direction }): Part => {
      const face = faceOf(font, style.weight);
      const features = { direction, isFigure: style.isFigure };
      const glyphs = shapeRun(face, { text, direction }, style.isFigure);
      const advance = glyphs.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
      return { text, face, features, width: (advance / face.font.unitsPerEm) * style.size };
    },
  );
  const used = parts.reduce((sum, part) => sum + part.width, 0);
  const baseline = rounded(y + height / 2 + style.size * BASELINE);
  let pen = align === "left" ? x : x + width - used;
  for (const part of parts) {
    const font = shapedFontOf(part.face);
    painter.font(font, font.postscriptName, style.size);
    painter.text(part.text, rounded(pen), baseline, {
      lineBreak: false,
      baseline: "alphabetic",
      features: part.features,
    });
    pen += part.width;
  }
}

/** At most three decimal places, which keeps the file small. */
function rounded(number: number): number {
  return Math.round(number * 1000) / 1000;
}
