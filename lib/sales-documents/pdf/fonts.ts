import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { Font } from "@react-pdf/renderer";
import { isTypeface, patchGlyphLayout, stripFontNames, type Typeface } from "./typeface";
import { type FontName, fontNames, fontsFor, isInvisible } from "./text-runs";

// Regular and semi-bold, in node_modules; next.config.ts includes the same files in the standalone build.
const files: Record<FontName, readonly [regular: string, strong: string]> = {
  latin: google("inter", "Inter", "600SemiBold"),
  arabic: google("ibm-plex-sans-arabic", "IBMPlexSansArabic", "600SemiBold"),
  hebrew: google("noto-sans-hebrew", "NotoSansHebrew", "600SemiBold"),
  thai: google("noto-sans-thai", "NotoSansThai", "600SemiBold"),
  devanagari: google("noto-sans-devanagari", "NotoSansDevanagari", "600SemiBold"),
  bengali: google("noto-sans-bengali", "NotoSansBengali", "600SemiBold"),
  gurmukhi: google("noto-sans-gurmukhi", "NotoSansGurmukhi", "600SemiBold"),
  gujarati: google("noto-sans-gujarati", "NotoSansGujarati", "600SemiBold"),
  tamil: google("noto-sans-tamil", "NotoSansTamil", "600SemiBold"),
  telugu: google("noto-sans-telugu", "NotoSansTelugu", "600SemiBold"),
  kannada: google("noto-sans-kannada", "NotoSansKannada", "600SemiBold"),
  malayalam: google("noto-sans-malayalam", "NotoSansMalayalam", "600SemiBold"),
  sinhala: google("noto-sans-sinhala", "NotoSansSinhala", "600SemiBold"),
  khmer: google("noto-sans-khmer", "NotoSansKhmer", "600SemiBold"),
  lao: google("noto-sans-lao", "NotoSansLao", "600SemiBold"),
  myanmar: google("noto-sans-myanmar", "NotoSansMyanmar", "600SemiBold"),
  georgian: google("noto-sans-georgian", "NotoSansGeorgian", "600SemiBold"),
  armenian: google("noto-sans-armenian", "NotoSansArmenian", "600SemiBold"),
  ethiopic: google("noto-sans-ethiopic", "NotoSansEthiopic", "600SemiBold"),
  korean: google("nanum-gothic", "NanumGothic", "700Bold"),
  japanese: google("biz-udpgothic", "BIZUDPGothic", "700Bold"),
  chinese: [
    "@embedpdf/fonts-sc/fonts/NotoSansHans-Regular.otf",
    "@embedpdf/fonts-sc/fonts/NotoSansHans-Bold.otf",
  ],
  emoji: google("noto-emoji", "NotoEmoji", "600SemiBold"),
};

/** Fallback typefaces with broad coverage, tried in this order for a character that the chosen ones lack. */
const spare: readonly FontName[] = [...new Set<FontName>(["emoji", "japanese", "chinese", ...fontNames])];

const loaded = new Map<FontName, Promise<Typeface>>();

/** Loads the typefaces that the text needs, each once per process, and returns the options of `toRuns`. */
export async function loadFonts(text: string) {
  const called = fontsFor(text);
  const ready = new Map<FontName, Typeface>();
  for (const font of called) ready.set(font, await load(font));
  const covers = (font: FontName, codePoint: number) =>
    (ready.get(font)?.hasGlyphForCodePoint(codePoint) ?? false) ||
    (isInvisible(codePoint) && ready.has(font));
  const isMissing = (character: string) =>
    !fontNames.some((font) => covers(font, character.codePointAt(0) ?? 0));
  let missing = Array.from(new Set(text.replace(/[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "")));
  for (const font of spare) {
    missing = missing.filter(isMissing);
    if (missing.length > 0 && !ready.has(font)) ready.set(font, await load(font));
  }
  return { han: called.includes("japanese") ? ("japanese" as const) : ("chinese" as const), covers };
}

/** Loads the regular weight of every typeface. */
export function loadEveryTypeface(): Promise<Typeface[]> {
  return Promise.all(fontNames.map(load));
}

function load(font: FontName): Promise<Typeface> {
  const loading = loaded.get(font) ?? open(font);
  loaded.set(font, loading);
  return loading;
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
  const [typeface] = await Promise.all([face(family, 400, regular), face(family, 600, strong)]);
  return typeface;
}

async function face(fontFamily: FontName, fontWeight: number, file: string): Promise<Typeface> {
  await Font.load({ fontFamily, fontWeight });
  const typeface = Font.getFont({ fontFamily, fontWeight }).data;
  if (!isTypeface(typeface)) throw new Error(`The typeface ${fontFamily} ${fontWeight} cannot be read`);
  patchGlyphLayout(typeface, await readFile(fullPath(file)));
  stripFontNames(typeface);
  return typeface;
}

function google(folder: string, name: string, strong: string) {
  const file = (weight: string) => `@expo-google-fonts/${folder}/${weight}/${name}_${weight}.ttf`;
  return [file("400Regular"), file(strong)] as const;
}

function fullPath(file: string) {
  return path.join(/* turbopackIgnore: true */ process.cwd(), "node_modules", file);
}
