import "server-only";
import { renderToBuffer } from "@react-pdf/renderer";
import type { PrintModel } from "../print-model";
import { loadFonts } from "./fonts";
import { paper } from "./paper";
import { createSetText } from "./set-text";

/** Renders a document as PDF. The same document and date give the same bytes. */
export async function renderPdf(model: PrintModel, at: Date): Promise<Buffer> {
  const typefaces = await loadFonts(JSON.stringify({ ...model, fileName: "" }));
  return renderToBuffer(paper({ model, set: createSetText(typefaces), at }));
}
