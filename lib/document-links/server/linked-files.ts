import "server-only";
import { checkEInvoice, eInvoiceResponse } from "@/lib/e-invoices/server/data";
import { type EInvoiceFormat, eInvoiceFormats } from "@/lib/e-invoices/formats";
import { readLogo } from "@/lib/server/storage/pictures/logo";
import { type Document, pdfResponse, storedPdfResponse } from "@/lib/sales-documents/server/document-pdf";
import { getSalesDocument } from "@/lib/sales-documents/server/read-document";
import { db } from "@/lib/server/db/client";
import { notFound } from "@/lib/server/problem";
import type { KeptTimesheet } from "@/lib/time-entries/bill/kept-timesheet";
import { readTimesheet } from "@/lib/sales-documents/server/time/kept-timesheet";
import { timesheetFile, timesheetResponse } from "@/lib/time-entries/server/timesheet";
import { linkedResponse } from "./linked-response";
import type { OpenedLink } from "./open-link";
import { publicHeaders } from "./page-shell";

/** The request that makes a file for everybody who waits for it, and does not end with one of theirs. */
const forAll = () => ({ method: "GET", signal: new AbortController().signal });

/** Returns the stored PDF of a link's document as a download. */
export async function linkedPdf(opened: OpenedLink): Promise<Response> {
  const { userId, documentId } = opened;
  return linkedResponse(opened, "pdf", async () => {
    const stored = await storedPdfResponse(userId, documentId);
    if (stored) return withPublicHeaders(stored);
    const document = await getSalesDocument(userId, documentId);
    return withPublicHeaders(await pdfResponse(userId, document, forAll()));
  });
}

/** Returns the logo on a link's document. Throws 404 without one. */
export async function linkedLogo(opened: OpenedLink): Promise<Response> {
  const { userId, documentId } = opened;
  return linkedResponse(opened, "logo", async () => {
    const where = { userId_id: { userId, id: documentId } };
    const document = await db.salesDocument.findUnique({ where, select: { logo: true } });
    const readable = document?.logo ? await readLogo(document.logo) : null;
    if (!readable) throw notFound();
    const { bytes, contentType } = readable;
    const headers = { "content-type": contentType, "content-length": String(bytes.length) };
    return withPublicHeaders(new Response(new Uint8Array(bytes), { headers }));
  });
}

/** Returns the e-invoice of a link's document as a download. Throws 409 and 422 as for its owner. */
export async function linkedEInvoice(opened: OpenedLink, format: EInvoiceFormat): Promise<Response> {
  const { userId, documentId } = opened;
  return linkedResponse(opened, `e-invoice ${format}`, async () => {
    const document = await getSalesDocument(userId, documentId);
    return withPublicHeaders(await eInvoiceResponse(userId, document, format, forAll()));
  });
}

/** Returns the timesheet of a link's document as a download. Throws 404 if it is not shared. */
export async function linkedTimesheet(opened: OpenedLink, format: "pdf" | "csv"): Promise<Response> {
  const { userId, documentId } = opened;
  return linkedResponse(opened, `timesheet ${format}`, async () => {
    const sheet = await sharedTimesheet(userId, documentId);
    if (!sheet) throw notFound();
    const document = await getSalesDocument(userId, documentId);
    const file = await timesheetFile({ userId, document }, sheet, { format }, forAll().signal);
    return withPublicHeaders(timesheetResponse(file));
  });
}

/** Returns the time on an issued document if its client's page has the timesheet; null otherwise. */
export async function sharedTimesheet(userId: string, id: string): Promise<KeptTimesheet | null> {
  const where = { userId_id: { userId, id } };
  const shared = await db.salesDocument.findUnique({ where, select: { sharesTimesheet: true } });
  return shared?.sharesTimesheet ? readTimesheet(userId, id) : null;
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
