import "server-only";
import { disposition } from "@/lib/server/storage/disposition";
import type { getSalesDocument } from "../data";
import { documentPdf } from "./document-pdf";

/** A document's PDF, to be saved under its own name. */
export async function pdfAnswer(document: Awaited<ReturnType<typeof getSalesDocument>>): Promise<Response> {
  const { pdf, fileName } = await documentPdf(document);
  return new Response(new Uint8Array(pdf), {
    headers: {
      "content-type": "application/pdf",
      "content-length": String(pdf.length),
      "content-disposition": disposition("attachment", fileName),
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    },
  });
}
