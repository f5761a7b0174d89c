import { decodePDFRawStream, PDFArray, PDFDocument, PDFRawStream } from "@cantoo/pdf-lib";

/** A box in points from the upper left corner of its page. */
type PlacedBox = { page: number; left: number; top: number; right: number; bottom: number };

/** Returns where the pictures of a PDF are drawn. Its pages count downwards, so a picture has a negative height. */
export async function placedPictures(bytes: Uint8Array): Promise<PlacedBox[]> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  return pdf.getPages().flatMap(({ node }, page) => {
    const contents = node.Contents();
    const streams =
      contents instanceof PDFArray ? contents.asArray().map((part) => pdf.context.lookup(part)) : [contents];
    const text = streams
      .map((stream) =>
        stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()) : "",
      )
      .join("\n");
    return Array.from(text.matchAll(/(\S+) 0 0 (-\S+) (\S+) (\S+) cm\s+\/I\d+ Do/g), (match) => {
      const [width = NaN, height = NaN, left = NaN, bottom = NaN] = match.slice(1).map(Number);
      return { page, left, right: left + width, bottom, top: bottom + height };
    });
  });
}
