import { inflateSync } from "node:zlib";
import { getDocumentProxy } from "unpdf";

type Piece = { text: string; x: number; y: number; width: number };

/** Returns the texts, fonts and metadata of a PDF. */
export async function readPdf(bytes: Uint8Array) {
  const document = await getDocumentProxy(bytes.slice(), { verbosity: 0 });
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const page = await document.getPage(index + 1);
      const { items } = await page.getTextContent();
      const pieces = items.flatMap((item): Piece[] => {
        if (!("str" in item) || !item.str.trim()) return [];
        const [, , , , x = NaN, y = NaN] = item.transform as number[];
        return [{ text: item.str, x, y, width: item.width }];
      });
      return {
        pieces,
        text: normalizeText(pieces.map(({ text }) => text).join("")),
        size: page.view.slice(2),
      };
    }),
  );
  const { info } = await document.getMetadata();
  const raw = Buffer.from(bytes).toString("latin1");
  return {
    pages,
    info: info as Record<string, unknown>,
    text: pages.map((page) => page.text).join(""),
    language: /\/Lang \((\w+)\)/.exec(raw)?.[1],
    fonts: new Set(Array.from(raw.matchAll(/\/FontName \/[A-Z]{6}\+([\w-]+)/g), (match) => match[1])),
    /** Equal to the number of `fonts` when all are embedded. */
    embeddedFonts: raw.match(/\/FontFile[23] \d+ 0 R/g)?.length ?? 0,
    hasBuiltInFonts: /\/Subtype \/Type1\b/.test(raw),
    missingGlyphs: glyphsOf(bytes).filter((glyph) => glyph === "0000").length,
  };
}

/** Normalizes text for comparison with extracted text: no white space, one form of each letter. */
export function normalizeText(text: string): string {
  return text.normalize("NFKC").replace(/[\s\p{Cf}]/gu, "");
}

/** Returns the id of every glyph on the pages; 0000 is the box for a missing glyph. */
function glyphsOf(bytes: Uint8Array): string[] {
  const raw = Buffer.from(bytes);
  const text = raw.toString("latin1");
  return Array.from(text.matchAll(/stream\n/g)).flatMap(({ index }) => {
    if (text.slice(index - 3, index) === "end") return [];
    const end = text.indexOf("endstream", index);
    const content = inflate(raw.subarray(index + 7, end));
    return Array.from(content.matchAll(/\[(.*)\] TJ/g)).flatMap(([, shown = ""]) =>
      Array.from(shown.matchAll(/<([0-9a-f]+)>/g)).flatMap(([, hex = ""]) => hex.match(/.{4}/g) ?? []),
    );
  });
}

function inflate(bytes: Uint8Array): string {
  try {
    return inflateSync(bytes).toString("latin1");
  } catch {
    return "";
  }
}
