import { getDocumentProxy } from "unpdf";
import { normalizeText } from "./pdf";

/** A text without white space, and where it is: in points from the upper left corner of its page. */
export type PlacedText = { text: string; page: number; left: number; right: number; baseline: number };

/** Returns the texts of a PDF in the order in which they are drawn. */
export async function placedTexts(bytes: Uint8Array): Promise<PlacedText[]> {
  const document = await getDocumentProxy(bytes.slice(), { verbosity: 0 });
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const page = await document.getPage(index + 1);
      const height = page.view[3] ?? 0;
      const { items } = await page.getTextContent();
      return items.flatMap((item): PlacedText[] => {
        if (!("str" in item) || !item.str.trim()) return [];
        const [, , , , left = NaN, up = NaN] = item.transform as number[];
        const text = normalizeText(item.str);
        return [{ text, page: index, left, right: left + item.width, baseline: height - up }];
      });
    }),
  );
  return pages.flat();
}
