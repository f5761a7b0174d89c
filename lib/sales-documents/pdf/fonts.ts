import "server-only";
import path from "node:path";
import { Font } from "@react-pdf/renderer";
import { keepMarkPositions, type Typeface } from "./mark-positions";
import { type FontName, fontNames, fontsFor } from "./text-runs";

// Regular and semi-bold, below node_modules; next.config.ts puts the same files into the standalone build.
const files: Record<FontName, readonly [regular: string, strong: string]> = {
  latin: google("inter", "Inter", "600SemiBold"),
  arabic: google("noto-sans-arabic", "NotoSansArabic", "600SemiBold"),
  hebrew: google("noto-sans-hebrew", "NotoSansHebrew", "600SemiBold"),
  thai: google("noto-sans-thai", "NotoSansThai", "600SemiBold"),
  devanagari: google("noto-sans-devanagari", "NotoSansDevanagari", "600SemiBold"),
  korean: google("nanum-gothic", "NanumGothic", "700Bold"),
  japanese: google("biz-udpgothic", "BIZUDPGothic", "700Bold"),
  chinese: [
    "@embedpdf/fonts-sc/fonts/NotoSansHans-Regular.otf",
    "@embedpdf/fonts-sc/fonts/NotoSansHans-Bold.otf",
  ],
  emoji: google("noto-emoji", "NotoEmoji", "600SemiBold"),
};

/** Widely drawn typefaces, tried in this order for a sign that the called ones do not have. */
const spare: readonly FontName[] = ["emoji", "japanese", "chinese", "hebrew"];

const loaded = new Map<FontName, Promise<Typeface>>();

/** Loads the typefaces that the text needs, each once in a server's life, and answers what `toRuns` asks. */
export async function loadFonts(text: string) {
  const called = fontsFor(text);
  const ready = new Map<FontName, Typeface>();
  for (const font of called) ready.set(font, await load(font));
  const covers = (font: FontName, codePoint: number) =>
    ready.get(font)?.hasGlyphForCodePoint(codePoint) ?? false;
  const isMissing = (character: string) =>
    !fontNames.some((font) => covers(font, character.codePointAt(0) ?? 0));
  let missing = Array.from(new Set(text.replace(/[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "")));
  for (const font of spare) {
    missing = missing.filter(isMissing);
    if (missing.length > 0 && !ready.has(font)) ready.set(font, await load(font));
  }
  return { han: called.includes("japanese") ? ("japanese" as const) : ("chinese" as const), covers };
}

async function load(font: FontName): Promise<Typeface> {
  const loading = loaded.get(font) ?? open(font);
  loaded.set(font, loading);
  try {
    return await loading;
  } catch (error) {
    loaded.delete(font);
    throw error;
  }
}

async function open(family: FontName): Promise<Typeface> {
  const [regular, strong] = files[family];
  Font.register({
    family,
    fonts: [
      { src: fullPath(regular), fontWeight: 400 },
      { src: fullPath(strong), fontWeight: 600 },
    ],
  });
  const faces = [];
  for (const fontWeight of [400, 600]) {
    const face = { fontFamily: family, fontWeight };
    await Font.load(face);
    const typeface = Font.getFont(face)?.data;
    if (!typeface) throw new Error(`The typeface ${family} ${fontWeight} could not be read`);
    keepMarkPositions(typeface);
    faces.push(typeface);
  }
  const [first] = faces;
  if (!first) throw new Error(`There is no typeface ${family}`);
  return first;
}

function google(folder: string, name: string, strong: string) {
  const file = (weight: string) => `@expo-google-fonts/${folder}/${weight}/${name}_${weight}.ttf`;
  return [file("400Regular"), file(strong)] as const;
}

function fullPath(file: string) {
  return path.join(/* turbopackIgnore: true */ process.cwd(), "node_modules", file);
}
