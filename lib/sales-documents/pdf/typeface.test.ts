import { readFile } from "node:fs/promises";
import path from "node:path";
import { Font } from "@react-pdf/renderer";
import { beforeAll, expect, it } from "vitest";
import { isTypeface, patchGlyphLayout, type Typeface } from "./typeface";

let inter: Typeface;
let arabic: Typeface;
let bengali: Typeface;
let khmer: Typeface;

beforeAll(async () => {
  inter = await open("inter/400Regular/Inter_400Regular.ttf");
  arabic = await open("ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf");
  bengali = await open("noto-sans-bengali/400Regular/NotoSansBengali_400Regular.ttf");
  khmer = await open("noto-sans-khmer/400Regular/NotoSansKhmer_400Regular.ttf");
});

it("maps each glyph to the letters that it represents", () => {
  expect(lettersOf(inter, "10x20 -> ffi")).toEqual(Array.from("10x20 -> ffi"));
  expect(lettersOf(arabic, "لا")).toEqual(["لا"]);
});

it("embeds a glyph once for each text that it represents", () => {
  const subset = inter.createSubset();
  expect(["5 120", "5 1093", "5 120"].map((id) => subset.includeGlyph(id))).toEqual([1, 2, 1]);
  expect(subset.glyphs).toEqual([0, 5, 5]);
});

it("keeps right-to-left text in logical order", () => {
  expect(lettersOf(arabic, "شارع")).toEqual(["ش", "ا", "ر", "ع"]);
});

it("orders and joins letters as the script requires and keeps the text extractable", () => {
  // The vowel sign is drawn before its letter, the two letters as one.
  expect(bengali.layout("কি").glyphs[0]?.id).not.toBe(bengali.layout("ক").glyphs[0]?.id);
  expect(bengali.layout("ক্ষ").glyphs).toHaveLength(1);
  expect(lettersOf(bengali, "কি ক্ষ").join("")).toBe("কি ক্ষ");
  // Two letters drawn as three glyphs: the last one is read as nothing.
  expect(khmer.layout("កើ").glyphs.map(({ codePoints }) => codePoints.length)).toEqual([1, 1, 0]);
});

it("draws nothing for a non-joiner and does not join across it", () => {
  const [yeh, joiner, kha] = arabic.layout("ی\u200cخ").glyphs;
  expect(arabic.layout("یخ").glyphs.map(({ id }) => id)).not.toEqual([yeh?.id, kha?.id]);
  expect(joiner?.codePoints).toEqual([0x200c]);
  expect(arabic.layout("ی\u200cخ").positions[1]?.xAdvance).toBe(0);
});

it("counts a supplementary character as two code units", () => {
  expect(inter.layout("a\u{1f600}b").glyphs.flatMap(({ codePoints }) => codePoints)).toEqual(
    Array.from({ length: 4 }, (_, at) => "a\u{1f600}b".charCodeAt(at)),
  );
});

it("lays out marks for which a typeface has no anchor", () => {
  const marks = Array.from({ length: 0x60 }, (_, at) => String.fromCharCode(0x600 + at)).join("");
  expect(lettersOf(arabic, `ا${marks}ب`).join("")).toBe(`ا${marks}ب`);
});

it("keeps the offsets of marks through the renderer's copies", () => {
  const [letter, mark] = arabic
    .layout("دٌ")
    .positions.map((position) => ({ ...position, xOffset: 0, yOffset: 0 }));
  if (mark) mark.yOffset = 0;
  expect(letter).toMatchObject({ xOffset: 0, yOffset: 0 });
  expect(mark).toMatchObject({ yOffset: 200 });
});

function lettersOf(typeface: Typeface, text: string) {
  return typeface.layout(text).glyphs.map(({ codePoints }) => String.fromCharCode(...codePoints));
}

async function open(file: string): Promise<Typeface> {
  const src = path.join(process.cwd(), "node_modules/@expo-google-fonts", file);
  Font.register({ family: file, src });
  await Font.load({ fontFamily: file });
  const typeface = Font.getFont({ fontFamily: file }).data;
  if (!isTypeface(typeface)) throw new Error(file);
  patchGlyphLayout(typeface, await readFile(src));
  return typeface;
}
