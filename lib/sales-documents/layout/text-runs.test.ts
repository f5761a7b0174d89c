import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type FontName, fontsFor, isRightToLeft, toPrintable, toRuns } from "./text-runs";

const everything = { han: "chinese" as const, covers: () => true };
const runsOf = (text: string, typefaces: Parameters<typeof toRuns>[1] = everything) =>
  toRuns(text, typefaces).map(({ font, text }) => `${font}: ${text}`);

describe("fontsFor", () => {
  it.each<[string, FontName[]]>([
    ["Zażółć Ελλάδα Привет", ["latin"]],
    ["สวัสดี", ["latin", "thai"]],
    ["設計", ["latin", "chinese"]],
    ["設計の", ["latin", "japanese"]],
    ["مرحبا שלום", ["latin", "arabic", "hebrew"]],
    ["Thanks 🙏", ["latin", "emoji"]],
  ])("%s", (text, fonts) => expect(fontsFor(text)).toEqual(fonts));
});

describe("toRuns", () => {
  it("keeps letters of one shaped word in one run", () => {
    expect(runsOf("Café شارع الملك 12")).toEqual(["latin: Café ", "arabic: شارع الملك ", "latin: 12"]);
    expect(runsOf("東京、Tokyo")).toEqual(["chinese: 東京、", "latin: Tokyo"]);
    expect(runsOf("「東京」", { ...everything, han: "japanese" })).toEqual(["japanese: 「東京」"]);
  });

  it("uses a typeface that has the character, a question mark if none has, and drops invisible characters", () => {
    const covers = (font: FontName, codePoint: number) => font === "latin" && codePoint < 0x100;
    expect(runsOf("a東\u200eb", { han: "chinese", covers })).toEqual(["latin: a?b"]);
  });

  it("keeps every covered character and never joins two typefaces in one run", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const runs = toRuns(text, everything);
        expect(
          runs
            .map((run) => run.text)
            .join("")
            .replaceAll("\u200b", ""),
        ).toBe(text.replaceAll("\u200b", ""));
        runs.slice(1).forEach((run, index) => expect(run.font).not.toBe(runs[index]?.font));
      }),
    );
  });
});

it.each([
  ["שלום Website", true],
  ["— (مرحبا) 2", true],
  ["Website שלום", false],
  ["12 ✓", false],
])("%s runs from right to left: %s", (text, expected) => expect(isRightToLeft(text)).toBe(expected));

it("removes control characters", () => {
  expect(toPrintable("a\r\nb\u0007\tc\u2028d")).toBe("a\nb    c\nd");
  expect(toPrintable("e\u0301")).toBe("é");
});
