import "server-only";
import { FairQueue } from "@/lib/server/http/fair-queue";
import { processWide } from "@/lib/server/process-wide";
import { disposition } from "@/lib/server/storage/disposition";
import type { getSalesDocument } from "../data";
import { countLineBreaks } from "../line-limit";
import { toPrintModel } from "../print-model";
import { type PaperSize, printInThread, stopPrinting } from "./print-in-thread";

type Document = Awaited<ReturnType<typeof getSalesDocument>>;

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

/**
 * Returns a stored document as PDF, with its file name. Tenants take turns; throws 503 when too many wait. If the request is
 * aborted, a waiting document is not rendered and a large one is stopped. With
 * `isForExport` the document waits without a limit.
 */
export async function documentPdf(
  userId: string,
  document: Document,
  signal: AbortSignal,
  { isForExport = false } = {},
): Promise<{ pdf: Uint8Array; fileName: string }> {
  const model = toPrintModel({ ...document, issuedAt: document.issuedAt.toISOString() });
  const size = sizeOf(document);
  const print = async () => {
    const stop = () => stopPrinting(size);
    if (size === "large") signal.addEventListener("abort", stop, { once: true });
    try {
      return await printInThread(model, document.updatedAt, size);
    } finally {
      signal.removeEventListener("abort", stop);
    }
  };
  const tenant = isForExport ? EXPORTS : userId;
  const pdf = await queues[size].run(tenant, signal, print, { isPatient: isForExport });
  return { pdf, fileName: model.fileName };
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
