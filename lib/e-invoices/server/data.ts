import "server-only";
import type { Document } from "@/lib/sales-documents/server/document-pdf";
import { documentPdf } from "@/lib/sales-documents/server/document-pdf";
import { documentFileName } from "@/lib/sales-documents/file-name";
import { db } from "@/lib/server/db/client";
import { conflict, Problem } from "@/lib/server/problem";
import { disposition } from "@/lib/server/storage/disposition";
import { attachXml } from "./factur-x";
import { type EInvoiceFormat, eInvoiceTypes } from "@/lib/e-invoices/formats";
import { eInvoiceGaps, eInvoiceRefusal, sourceOf } from "@/lib/e-invoices/requirements";
import type { EInvoiceCheck } from "@/lib/e-invoices/schema";
import type { EInvoiceInput } from "@/lib/e-invoices/to-invoice";
import { readStoredEInvoice, storeEInvoice } from "./stored-e-invoice";
import { eInvoiceXml } from "@/lib/e-invoices/xml-file";

type Kind = Pick<Document, "kind">;

/** Returns what a document lacks for an e-invoice. Throws 409 unless it is an invoice or a credit note. */
export async function checkEInvoice(
  userId: string,
  document: Document,
  format: EInvoiceFormat,
): Promise<EInvoiceCheck> {
  requireInvoice(document);
  const input = await inputOf(userId, document);
  return {
    format,
    refusal: eInvoiceRefusal(input, format),
    missing: eInvoiceGaps(input, format).map((gap) => ({ ...gap, source: sourceOf(gap.field) })),
  };
}

/**
 * Returns the e-invoice of an issued invoice or credit note as a file. Throws 409 for another document, and 422 with what is
 * missing. A HEAD request returns only the headers.
 */
export async function eInvoiceResponse(
  userId: string,
  document: Document,
  format: EInvoiceFormat,
  { method, signal }: Pick<Request, "method" | "signal">,
): Promise<Response> {
  const headers = {
    "content-type": eInvoiceTypes[format].contentType,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  };
  if (method === "HEAD") return new Response(null, { headers });
  const { bytes, fileName } = await eInvoiceFile(userId, document, format, signal);
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...headers,
      "content-length": String(bytes.length),
      "content-disposition": disposition("attachment", fileName),
    },
  });
}

/** Returns the e-invoice of an issued document with its file name. It is made once and stored. */
export async function eInvoiceFile(
  userId: string,
  document: Document,
  format: EInvoiceFormat,
  signal: AbortSignal,
): Promise<{ bytes: Uint8Array; fileName: string }> {
  requireInvoice(document);
  if (!document.lockedAt) throw conflict("Only issued documents can be e-invoices. Issue it first.");
  const fileName = format === "facturx" ? documentFileName(document) : xmlFileName(document, format);
  const stored = await readStoredEInvoice(userId, document.id, format);
  if (stored) return { bytes: stored, fileName };
  const made = await makeEInvoice(userId, document, document.lockedAt, format, signal);
  return { bytes: await storeEInvoice(userId, document, format, made), fileName };
}

async function makeEInvoice(
  userId: string,
  document: Document,
  lockedAt: Date,
  format: EInvoiceFormat,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const input = await inputOf(userId, document);
  const refusal = eInvoiceRefusal(input, format);
  if (refusal) throw new Problem(422, refusal);
  const gaps = eInvoiceGaps(input, format);
  if (gaps.length > 0) {
    const detail = `Before this can be an e-invoice: ${gaps.map(({ label }) => label).join(" · ")}`;
    throw new Problem(422, detail, {
      errors: gaps.map(({ field, label }) => ({ path: field, message: `Missing: ${label}` })),
    });
  }
  const xml = eInvoiceXml(input, format);
  // The e-invoice is stored beside the PDF, which may not have been made yet.
  const { pdf } = await documentPdf(userId, document, signal, { needsPdfA: format === "facturx" });
  return format === "facturx" ? attachXml(pdf, xml, lockedAt) : new TextEncoder().encode(xml);
}

function requireInvoice({ kind }: Kind): void {
  if (kind !== "invoice" && kind !== "creditNote")
    throw conflict("Only invoices and credit notes can be e-invoices.");
}

/** Adds where the client receives invoices: as copied at the issue, else as it is now. */
async function inputOf(userId: string, document: Document): Promise<EInvoiceInput & Kind> {
  const { clientId } = document;
  const client = clientId
    ? await db.client.findUnique({
        where: { userId_id: { userId, id: clientId } },
        select: { buyerReference: true, electronicAddress: true, email: true },
      })
    : null;
  return {
    ...document,
    issuedAt: document.issuedAt.toISOString(),
    buyerReference: document.buyerReference ?? client?.buyerReference,
    electronicAddress: document.electronicAddress ?? client?.electronicAddress,
    clientEmail: client?.email,
  };
}

function xmlFileName({ kind, number }: Pick<Document, "kind" | "number">, format: EInvoiceFormat): string {
  const name = `${kind === "creditNote" ? "credit note" : kind}-${number}-${format}`;
  return `${name.replace(/[^\p{L}\p{N}\p{M} ._-]+/gu, " ").trim()}.xml`;
}
