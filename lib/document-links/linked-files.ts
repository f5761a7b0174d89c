import "server-only";
import { checkEInvoice, eInvoiceResponse } from "@/lib/e-invoices/data";
import { type EInvoiceFormat, eInvoiceFormats } from "@/lib/e-invoices/formats";
import { readLogo } from "@/lib/server/storage/logo";
import { type Document, pdfResponse } from "@/lib/sales-documents/pdf/document-pdf";
import { getSalesDocument } from "@/lib/sales-documents/read-document";
import { notFound } from "@/lib/server/problem";
import type { OpenedLink } from "./open-link";
import { publicHeaders } from "./page/shell";

/** Returns the stored PDF of a link's document as a download. */
export async function linkedPdf({ userId, documentId }: OpenedLink, request: Request): Promise<Response> {
  return withPublicHeaders(await pdfResponse(userId, await getSalesDocument(userId, documentId), request));
}

/** Returns the logo on a link's document. Throws 404 without one. */
export async function linkedLogo({ userId, documentId }: OpenedLink): Promise<Response> {
  const { logo } = await getSalesDocument(userId, documentId);
  const readable = logo && (await readLogo(logo));
  if (!readable) throw notFound();
  const { bytes, contentType } = readable;
  const headers = { "content-type": contentType, "content-length": String(bytes.length) };
  return withPublicHeaders(new Response(new Uint8Array(bytes), { headers }));
}

/** Returns the e-invoice of a link's document as a download. Throws 409 and 422 as for its owner. */
export async function linkedEInvoice(
  { userId, documentId }: OpenedLink,
  format: EInvoiceFormat,
  request: Request,
): Promise<Response> {
  const document = await getSalesDocument(userId, documentId);
  return withPublicHeaders(await eInvoiceResponse(userId, document, format, request));
}

/** Returns the formats in which a document can be had as an e-invoice. */
export async function eInvoiceFormatsOf(userId: string, document: Document): Promise<EInvoiceFormat[]> {
  if (document.kind !== "invoice" && document.kind !== "creditNote") return [];
  const checks = await Promise.all(eInvoiceFormats.map((format) => checkEInvoice(userId, document, format)));
  return checks
    .filter(({ refusal, missing }) => !refusal && missing.length === 0)
    .map(({ format }) => format);
}

function withPublicHeaders(response: Response): Response {
  for (const [name, value] of Object.entries(publicHeaders)) response.headers.set(name, value);
  return response;
}
