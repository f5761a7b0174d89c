import type { FontName, Typefaces } from "./text-runs";

/** The typefaces of a preview, which has the PDF's for each script: see components/sales-documents/paper/paper-fonts.css. */
export function typefacesOf(han: Typefaces["han"]): Typefaces {
  return { han, covers: () => true };
}

export function fontFamilyOf(font: FontName): string {
  return font === "latin" ? "var(--font-sans)" : `"Paper ${font}", var(--font-sans)`;
}
