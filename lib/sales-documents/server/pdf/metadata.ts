import "server-only";
import { PDFDocument } from "@cantoo/pdf-lib";
import type { PrintModel } from "@/lib/sales-documents/print/model";

/**
 * Adds the date of modification, which the renderer leaves out. Writes the XML metadata again if a name or title contains `&` or `<`,
 * which the renderer copies without escaping. Everything else stays the same.
 */
export async function withDateAndMetadata(pdf: Buffer, model: PrintModel, at: Date): Promise<Buffer> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  document.setModificationDate(at);
  const { title, facts, project, freelancer, client } = model;
  const texts = [title, facts[0]?.value ?? "", project.title, freelancer.name, client.name];
  if (texts.some((text) => /[&<]/.test(text))) document.convertToPDFA({ conformance: "3B" });
  return Buffer.from(await document.save({ useObjectStreams: false }));
}
