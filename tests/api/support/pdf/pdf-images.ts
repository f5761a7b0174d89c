import { PDFDocument, PDFName, PDFNumber, PDFRawStream } from "@cantoo/pdf-lib";

/** Returns the pictures of a PDF, without the masks of their transparency. */
export async function readImages(bytes: Uint8Array) {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const images = pdf.context.enumerateIndirectObjects().flatMap(([reference, object]) => {
    if (!(object instanceof PDFRawStream) || object.dict.get(PDFName.of("Subtype")) !== PDFName.of("Image"))
      return [];
    const number = (name: string) => object.dict.lookup(PDFName.of(name), PDFNumber).asNumber();
    const colors = object.dict.lookup(PDFName.of("ColorSpace"));
    return [
      {
        reference,
        mask: object.dict.get(PDFName.of("SMask")),
        width: number("Width"),
        height: number("Height"),
        colors: colors instanceof PDFName ? colors.asString().slice(1) : "Indexed",
      },
    ];
  });
  const masks = images.map(({ mask }) => mask);
  return images
    .filter(({ reference }) => !masks.includes(reference))
    .map(({ width, height, colors, mask }) => ({ width, height, colors, hasMask: mask !== undefined }));
}
