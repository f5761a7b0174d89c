import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { create, type OpenFont } from "fontkit";
import {
  type FontName,
  fontNames,
  fontsFor,
  hanOf,
  isInvisible,
  type Typefaces,
} from "@/lib/sales-documents/layout/text-runs";
import type { TextFace } from "@/lib/sales-documents/layout/text-style";
import { createShaper, type Shape } from "./shape";

/** One weight of a typeface: its outlines, which are embedded, and its shaping. */
export type Face = { font: OpenFont; shape: Shape };

/** The typefaces of a document. */
export type Fonts = { typefaces: Typefaces; faceOf: (font: FontName, weight: TextFace["weight"]) => Face };

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

type Weights = Record<TextFace["weight"], Face>;

const loaded = new Map<FontName, Promise<Weights>>();

/** Loads the typefaces that a text needs, each once per process. */
export async function loadFonts(text: string): Promise<Fonts> {
  const called = fontsFor(text);
  const ready = new Map<FontName, Weights>();
  for (const font of called) ready.set(font, await load(font));
  const covers = (font: FontName, codePoint: number) => {
    const face = ready.get(font)?.[400];
    if (!face) return false;
    // fontkit cannot read the empty glyph of the Korean typeface.
    return face.font.hasGlyphForCodePoint(codePoint) || (isInvisible(codePoint) && font !== "korean");
  };
  const isMissing = (character: string) =>
    !fontNames.some((font) => covers(font, character.codePointAt(0) ?? 0));
  let missing = Array.from(new Set(text.replace(/[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "")));
  for (const font of spare) {
    missing = missing.filter(isMissing);
    if (missing.length > 0 && !ready.has(font)) ready.set(font, await load(font));
  }
  return { typefaces: { han: hanOf(text), covers }, faceOf };

  function faceOf(font: FontName, weight: TextFace["weight"]): Face {
    const face = (ready.get(font) ?? ready.get("latin"))?.[weight];
    if (!face) throw new Error(`The typeface ${font} is not loaded`);
    return face;
  }
}

/** Loads the regular weight of every typeface. */
export async function loadEveryTypeface(): Promise<OpenFont[]> {
  const all = await Promise.all(fontNames.map(load));
  return all.map((weights) => weights[400].font);
}

function load(font: FontName): Promise<Weights> {
  const loading = loaded.get(font) ?? open(font);
  loaded.set(font, loading);
  // A file that could not be read now, such as with too many open ones, is read again for the next document.
  loading.catch(() => loaded.delete(font));
  return loading;
}

async function open(font: FontName): Promise<Weights> {
  const [regular, strong] = await Promise.all(files[font].map(openFace));
  if (!regular || !strong) throw new Error(`The typeface ${font} cannot be read`);
  return { 400: regular, 600: strong };
}

async function openFace(file: string): Promise<Face> {
  const bytes = await readFile(fullPath(file));
  return { font: create(bytes), shape: createShaper(bytes) };
}

function google(folder: string, name: string, strong: string) {
  const file = (weight: string) => `@expo-google-fonts/${folder}/${weight}/${name}_${weight}.ttf`;
  return [file("400Regular"), file(strong)] as const;
}

function fullPath(file: string) {
  return path.join(/* turbopackIgnore: true */ process.cwd(), "node_modules", file);
}
