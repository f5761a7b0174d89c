import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from "@cantoo/pdf-lib";

/** Returns what makes a PDF a Factur-X file: its output intent, metadata, attachments and embedded fonts. */
export async function readFacturX(bytes: Uint8Array) {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const intent = pdf.catalog.lookup(PDFName.of("OutputIntents"), PDFArray).lookup(0, PDFDict);
  const metadata = pdf.catalog.lookup(PDFName.of("Metadata"));
  const descriptors = pdf.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) =>
      object instanceof PDFDict && object.get(PDFName.of("Type")) === PDFName.of("FontDescriptor")
        ? [object]
        : [],
    );
  const isEmbedded = (one: PDFDict) =>
    ["FontFile", "FontFile2", "FontFile3"].some((name) => one.has(PDFName.of(name)));
  return {
    pdf,
    intent: String(intent.get(PDFName.of("S"))),
    hasProfile: intent.has(PDFName.of("DestOutputProfile")),
    xmp: metadata instanceof PDFRawStream ? Buffer.from(metadata.contents).toString() : "",
    attachments: pdf.getAttachments(),
    associated: pdf.catalog.lookup(PDFName.of("AF"), PDFArray).size(),
    fonts: descriptors.length,
    embedded: descriptors.filter(isEmbedded).length,
  };
}
