import { readFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, expect, it } from "vitest";
import { createShaper, type Shape } from "./shape";

let inter: Shape;
let arabic: Shape;
let bengali: Shape;
let khmer: Shape;

beforeAll(async () => {
  inter = await open("inter/400Regular/Inter_400Regular.ttf");
  arabic = await open("ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf");
  bengali = await open("noto-sans-bengali/400Regular/NotoSansBengali_400Regular.ttf");
  khmer = await open("noto-sans-khmer/400Regular/NotoSansKhmer_400Regular.ttf");
});

it("maps each glyph to the letters that it represents", () => {
  expect(lettersOf(inter, "10x20 -> ffi")).toEqual(Array.from("10x20 -> ffi"));
  expect(lettersOf(arabic, "لا", "rtl")).toEqual(["لا"]);
});

it("returns right-to-left text as it is drawn, from left to right", () => {
  expect(lettersOf(arabic, "شارع", "rtl")).toEqual(["ع", "ر", "ا", "ش"]);
});

it("orders and joins letters as the script requires and keeps the text extractable", () => {
  const glyphsOf = (text: string) => bengali(text, "ltr", false);
  // The vowel sign is drawn before its letter, the two letters as one.
  expect(glyphsOf("কি")[0]?.index).not.toBe(glyphsOf("ক")[0]?.index);
  expect(glyphsOf("ক্ষ")).toHaveLength(1);
  expect(lettersOf(bengali, "কি ক্ষ").join("")).toBe("কি ক্ষ");
  // Two letters drawn as three glyphs: the last one is read as nothing.
  expect(khmer("កើ", "ltr", false).map(({ units }) => units.length)).toEqual([1, 1, 0]);
});

it("draws nothing for a non-joiner and does not join across it", () => {
  const [, joiner, yeh] = arabic("ی\u200cخ", "rtl", false);
  expect(arabic("یخ", "rtl", false).map(({ index }) => index)).not.toContain(yeh?.index);
  expect(joiner).toMatchObject({ units: [0x200c], xAdvance: 0 });
});

it("lays out marks for which a typeface has no anchor", () => {
  const marks = Array.from({ length: 0x60 }, (_, at) => String.fromCharCode(0x600 + at)).join("");
  expect(lettersOf(arabic, `ا${marks}ب`, "rtl").toReversed().join("")).toBe(`ا${marks}ب`);
});

it("digits in figures have one width", () => {
  const widthsOf = (isFigure: boolean) =>
    new Set(inter("0123456789", "ltr", isFigure).map(({ xAdvance }) => xAdvance)).size;
  expect([widthsOf(true), widthsOf(false) > 1]).toEqual([1, true]);
});

function lettersOf(shape: Shape, text: string, direction: "ltr" | "rtl" = "ltr") {
  return shape(text, direction, false).map(({ units }) => String.fromCharCode(...units));
}

async function open(file: string): Promise<Shape> {
  const src = path.join(process.cwd(), "node_modules/@expo-google-fonts", file);
  return createShaper(await readFile(src));
}
