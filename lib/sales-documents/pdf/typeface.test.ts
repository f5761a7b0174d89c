import path from "node:path";
import { Font } from "@react-pdf/renderer";
import { beforeAll, expect, it } from "vitest";
import { isTypeface, layOutWell, type Typeface } from "./typeface";

let inter: Typeface;
let plex: Typeface;

beforeAll(async () => {
  inter = await open("inter/400Regular/Inter_400Regular.ttf");
  plex = await open("ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf");
});

it("gives a glyph the letters that it stands for now, whatever it stood for before", () => {
  // What embedding the Cyrillic letter does: its outline is that of the Latin one.
  const { id } = inter.glyphForCodePoint(0x78);
  inter.getGlyph(id);
  expect(lettersOf(inter, "x")).toEqual(["x"]);
  expect(lettersOf(inter, "10x20 -> ffi")).toEqual(Array.from("10x20 -> ffi"));
});

it("hands over right-to-left text in its own order, joined", () => {
  expect(lettersOf(plex, "شارع")).toEqual(["ش", "ا", "ر", "ع"]);
  expect(lettersOf(plex, "لا")).toEqual(["لا"]);
});

it("draws nothing for a joiner, and does not join over it", () => {
  const [yeh, joiner, kha] = plex.layout("ی\u200cخ").glyphs;
  expect(plex.layout("یخ").glyphs.map(({ id }) => id)).not.toEqual([yeh?.id, kha?.id]);
  expect(joiner?.id).not.toBe(0);
  expect(plex.layout("ی\u200cخ").positions[1]?.xAdvance).toBe(0);
});

it("keeps the offsets of marks through the renderer's copies", () => {
  const [letter, mark] = plex
    .layout("دٌ")
    .positions.map((position) => ({ ...position, xOffset: 0, yOffset: 0 }));
  if (mark) mark.yOffset = 0;
  expect(letter).toMatchObject({ xOffset: 0, yOffset: 0 });
  expect(mark).toMatchObject({ xOffset: 28, yOffset: 200 });
});

function lettersOf(typeface: Typeface, text: string) {
  return typeface.layout(text).glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints));
}

async function open(file: string): Promise<Typeface> {
  Font.register({ family: file, src: path.join(process.cwd(), "node_modules/@expo-google-fonts", file) });
  await Font.load({ fontFamily: file });
  const typeface = Font.getFont({ fontFamily: file }).data;
  if (!isTypeface(typeface)) throw new Error(file);
  layOutWell(typeface);
  return typeface;
}
