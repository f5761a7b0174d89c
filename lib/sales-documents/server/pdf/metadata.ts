import "server-only";
import { PDFDocument } from "@cantoo/pdf-lib";
import type { PrintModel } from "@/lib/sales-documents/print/model";

/**
 * Writes the metadata again if a name or title contains `&` or `<`, which the renderer copies into the XML without escaping.
 * Everything else stays the same.
 */
export async function withSafeMetadata(pdf: Buffer, model: PrintModel): Promise<Buffer> {
  const { title, facts, project, freelancer, client } = model;
  const texts = [title, facts[0]?.value ?? "", project.title, freelancer.name, client.name];
  if (!texts.some((text) => /[&<]/.test(text))) return pdf;
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  document.convertToPDFA({ conformance: "3B" });
  return Buffer.from(await document.save());
}
