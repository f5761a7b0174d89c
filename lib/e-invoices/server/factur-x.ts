import "server-only";
import { AFRelationship, embedFacturX, PDFDocument } from "@cantoo/pdf-lib";

/** Attaches the XML of an e-invoice to a PDF/A-3. The same PDF, XML and date give the same bytes. */
export async function attachXml(pdf: Uint8Array, xml: string, at: Date): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  await embedFacturX(document, new TextEncoder().encode(xml), {
    conformanceLevel: "EN 16931",
    afRelationship: AFRelationship.Alternative,
    creationDate: at,
    modificationDate: at,
  });
  return document.save();
}
