import "server-only";
import { disposition } from "@/lib/server/storage/disposition";
import type { getSalesDocument } from "../data";
import { documentPdf } from "./document-pdf";

/** Returns a document's PDF as a download. A HEAD request returns only the headers. */
export async function pdfResponse(
  userId: string,
  document: Awaited<ReturnType<typeof getSalesDocument>>,
  { method, signal }: Request,
): Promise<Response> {
  const headers = {
    "content-type": "application/pdf",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  };
  if (method === "HEAD") return new Response(null, { headers });
  const { pdf, fileName } = await documentPdf(userId, document, signal);
  return new Response(new Uint8Array(pdf), {
    headers: {
      ...headers,
      "content-length": String(pdf.length),
      "content-disposition": disposition("attachment", fileName),
    },
  });
}
