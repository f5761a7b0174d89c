import { beforeAll, expect, it } from "vitest";
import { cjkWidth, japaneseWidths } from "@/lib/sales-documents/layout/cjk-widths";
import { type Fonts, loadFonts } from "./fonts";
import { measureWith } from "./shaped-runs";

let fonts: Fonts;
let chinese: Fonts;
beforeAll(async () => {
  fonts = await loadFonts("あ 한 設、");
  chinese = await loadFonts("設");
});

const ranges = [
  [0x3000, 0x30ff],
  [0xff00, 0xffef],
] as const;

it("the measured widths are those of the Japanese typeface", () => {
  for (const weight of [400, 600] as const) {
    const { font } = fonts.faceOf("japanese", weight);
    const measure = measureWith(fonts);
    for (const [first, last] of ranges) {
      const widths = Array.from({ length: last - first + 1 }, (_, at) => {
        const text = String.fromCodePoint(first + at);
        if (!font.hasGlyphForCodePoint(first + at)) return 0;
        return Math.round(measure({ font: "japanese", text }, { weight, isFigure: false }) * 2048);
      });
      expect(japaneseWidths[weight][first]).toBe(encoded(widths));
    }
  }
});

it.each([
  ["japanese", "設備の追加、ソフトウェア（ＡＢ）"],
  ["korean", "견적서발행일"],
  ["chinese", "应付金额，到期日（账单）：《》"],
] as const)("a %s text is as wide as its characters", (font, text) => {
  for (const weight of [400, 600] as const) {
    const widths = Array.from(text, (character) => cjkWidth(font, character, weight) ?? NaN);
    const whole = measureWith(font === "chinese" ? chinese : fonts)(
      { font, text },
      { weight, isFigure: false },
    );
    expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(whole, 2);
  }
});

function encoded(widths: readonly number[]): string {
  const parts: { width: number; times: number }[] = [];
  for (const width of widths) {
    const last = parts.at(-1);
    if (last?.width === width) last.times += 1;
    else parts.push({ width, times: 1 });
  }
  return parts.map(({ width, times }) => width.toString(36) + (times > 1 ? `*${times}` : "")).join(" ");
}
