import "server-only";
import { disposition } from "@/lib/server/storage/disposition";
import type { getSalesDocument } from "../data";
import { toPrintModel } from "../print-model";
import { renderPdf } from "./render";

type Document = Awaited<ReturnType<typeof getSalesDocument>>;

/** A document's PDF, to be saved under its own name. */
export async function pdfAnswer(document: Document): Promise<Response> {
  const model = toPrintModel({ ...document, issuedAt: document.issuedAt.toISOString() });
  const pdf = await renderPdf(model, document.updatedAt);
  return new Response(new Uint8Array(pdf), {
    headers: {
      "content-type": "application/pdf",
      "content-length": String(pdf.length),
      "content-disposition": disposition("attachment", model.fileName),
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    },
  });
}
