import "server-only";
import { brandingOf } from "@/lib/logo/branding";
import { readLogo } from "@/lib/server/storage/pictures/logo";
import { db } from "@/lib/server/db/client";
import { log } from "@/lib/server/log";
import { FairQueue } from "@/lib/server/http/limits/fair-queue";
import { Problem } from "@/lib/server/problem";
import { processWide } from "@/lib/server/process-wide";
import { disposition } from "@/lib/server/storage/disposition";
import { countLineBreaks } from "@/lib/sales-documents/totals/line-limit";
import { documentFileName } from "@/lib/sales-documents/file-name";
import { toPrintModel } from "@/lib/sales-documents/print/document";
import type { PrintModel } from "@/lib/sales-documents/print/model";
import { findSalesDocument, type getSalesDocument } from "./read-document";
import { frozenPdf, readStored } from "./frozen-pdf";
import { type PaperSize, printInThread, stopPrinting } from "./pdf/print-in-thread";

export type Document = Awaited<ReturnType<typeof getSalesDocument>>;

/** Rendering a document with more items takes about 200 ms or longer. */
const MAX_SMALL_ITEMS = 60;
const MAX_SMALL_CHARACTERS = 20_000;
const MAX_SMALL_LINE_BREAKS = 250;

const newQueue = () =>
  new FairQueue({
    concurrency: 1,
    perTenant: 1,
    maxWaiting: 8,
    maxWaitMs: 60_000,
    busy: "Too many PDFs are being created. Try again in a moment.",
  });

/** All exports together count as one tenant. */
const EXPORTS = "exports";

const queues = processWide("papers", () => ({ small: newQueue(), large: newQueue() }));

/** Returns a document's PDF as a download. A HEAD request returns only the headers. */
export async function pdfResponse(
  userId: string,
  document: Document,
  { method, signal }: Pick<Request, "method" | "signal">,
): Promise<Response> {
  if (method === "HEAD") return new Response(null, { headers: pdfHeaders });
  const { pdf, fileName } = await documentPdf(userId, document, signal);
  return toDownload(pdf, fileName);
}

/** Returns the stored PDF of an issued document as a download, without reading its lines; null if it was not made yet. */
export async function storedPdfResponse(userId: string, id: string): Promise<Response | null> {
  const pdf = await readStored(userId, id);
  if (!pdf) return null;
  const document = await db.salesDocument.findUniqueOrThrow({
    where: { userId_id: { userId, id } },
    select: { category: true, kind: true, number: true, projectTitle: true },
  });
  return toDownload(pdf, documentFileName(document));
}

const pdfHeaders = {
  "content-type": "application/pdf",
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
};

function toDownload(pdf: Uint8Array, fileName: string): Response {
  return new Response(new Uint8Array(pdf), {
    headers: {
      ...pdfHeaders,
      "content-length": String(pdf.length),
      "content-disposition": disposition("attachment", fileName),
    },
  });
}

type PrintOptions = {
  /** The document waits without a limit. */
  isForExport?: boolean;
  /** A stored PDF that is not PDF/A is not used, and another one is not stored. */
  needsPdfA?: boolean;
};

/**
 * Returns a document as PDF, with its file name. The PDF of an issued document is made once and stored. Tenants take turns;
 * throws 503 when too many wait. If the request is aborted, a waiting document is not rendered and a large one is stopped.
 */
export async function documentPdf(
  userId: string,
  document: Document,
  signal: AbortSignal,
  options: PrintOptions = {},
): Promise<{ pdf: Uint8Array; fileName: string }> {
  const stored = document.lockedAt && (await readStored(userId, document.id));
  const isUsable = stored && (!options.needsPdfA || isPdfA(stored));
  // The stored PDF of an earlier version stays what it is: another one is made beside it.
  const pdf = isUsable
    ? stored
    : await makePdf(userId, document, signal, { ...options, isStored: stored !== null });
  return { pdf, fileName: documentFileName(document) };
}

/** Returns a paper of a document that is not stored, such as a timesheet, as PDF. Tenants take turns. */
export async function paperPdf(
  userId: string,
  model: PrintModel,
  at: Date,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const size = model.items.length <= MAX_SMALL_ITEMS ? "small" : "large";
  return queues[size].run(userId, signal, () => printInThread(model, at, size));
}

/** Makes and stores the PDF of a document that was just issued. If the server is busy, the first reader makes it. */
export async function freezePdf(userId: string, id: string): Promise<void> {
  const document = await findSalesDocument(userId, id);
  if (!document?.lockedAt) return;
  try {
    await documentPdf(userId, document, new AbortController().signal);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
  }
}

async function makePdf(
  userId: string,
  document: Document,
  signal: AbortSignal,
  { isForExport = false, isStored = false }: PrintOptions & { isStored?: boolean },
): Promise<Uint8Array> {
  const branding = document.lockedAt ? document : await profileBranding(userId);
  const model = toPrintModel({
    ...document,
    ...brandingOf(branding),
    issuedAt: document.issuedAt.toISOString(),
  });
  const size = sizeOf(document);
  // Before its turn, so that a store that does not answer delays nobody else.
  const logo = model.logo && (await readLogo(model.logo.key));
  const at = document.lockedAt ?? document.updatedAt;
  // Leaves no gap.
  const printPlain = () => printInThread({ ...model, logo: null }, at, size);
  const print = async () => {
    if (!logo) return printPlain();
    try {
      return await printInThread(model, at, size, logo.bytes);
    } catch (error) {
      // The library that prints it reads pictures on its own.
      if (signal.aborted || error instanceof Problem) throw error;
      log.error(
        { err: error, document: document.id },
        "a logo cannot be printed; the document is made without it",
      );
      return printPlain();
    }
  };
  const render = async () => {
    const stop = () => stopPrinting(size);
    if (size === "large") signal.addEventListener("abort", stop, { once: true });
    try {
      return await print();
    } finally {
      signal.removeEventListener("abort", stop);
    }
  };
  // Stored before the next reader's turn, who then finds it.
  const work = () => (document.lockedAt && !isStored ? frozenPdf(userId, document, render) : render());
  return queues[size].run(isForExport ? EXPORTS : userId, signal, work, { isPatient: isForExport });
}

/** Returns the logo and color that drafts are printed with. */
function profileBranding(userId: string) {
  return db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { logo: true, logoWidth: true, logoHeight: true, accent: true },
  });
}

/** Returns whether a PDF says that it is PDF/A. Its metadata is not compressed. */
function isPdfA(pdf: Uint8Array): boolean {
  return Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).includes("<pdfaid:part>3</pdfaid:part>");
}

function sizeOf(document: Document): PaperSize {
  const { items } = document;
  const characters = items.reduce(
    (sum, { title, description }) => sum + title.length + (description?.length ?? 0),
    0,
  );
  const isSmall =
    items.length <= MAX_SMALL_ITEMS &&
    characters <= MAX_SMALL_CHARACTERS &&
    countLineBreaks(document) <= MAX_SMALL_LINE_BREAKS;
  return isSmall ? "small" : "large";
}
