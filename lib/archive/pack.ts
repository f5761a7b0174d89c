import "server-only";
import { createReadStream } from "node:fs";
import { addAbortSignal, Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { ZipFile } from "yazl";
import { getSalesDocument } from "@/lib/sales-documents/read-document";
import { documentPdf } from "@/lib/sales-documents/pdf/document-pdf";
import { log } from "@/lib/server/log";
import { Problem } from "@/lib/server/problem";
import { readObject } from "@/lib/server/storage/read-object";
import { csvFilesOf, csvLines } from "./csv-files";
import type { Spool } from "./spool";
import { archiveTables, MANIFEST, MISSING, objectPath, PROFILE, tablePath } from "./tables";

type Packing = {
  userId: string;
  spool: Spool;
  /** Stops the archive when aborted. */
  signal: AbortSignal;
  /** Called once, when nothing is read or printed for the archive any more. */
  onEnd: () => void;
};

/**
 * Streams the archive of a spooled tenant. Each entry is read or created only when it is written. If the archive cannot be
 * completed, the stream fails and never ends in a valid ZIP; what no longer exists or cannot be printed is listed in `MISSING`.
 */
export function packArchive({ userId, spool, signal, onEnd }: Packing): ReadableStream<Uint8Array> {
  const zip = new ZipFile();
  // Not wrapped: a wrapper destroys what was not read yet when the ZIP ends quickly.
  const output = zip.outputStream as Readable;
  const cancelled = new AbortController();
  const fail = (error: unknown) => {
    if (!output.destroyed && !signal.aborted) log.error({ err: error }, "an export failed");
    // The browser reports a failed download.
    output.destroy(error instanceof Error ? error : new Error("The export was interrupted"));
  };
  const onAbort = () => fail(signal.reason);
  signal.addEventListener("abort", onAbort, { once: true });
  zip.on("error", fail);
  let released: Promise<void> | undefined;
  const release = () => {
    cancelled.abort();
    return (released ??= spool.remove().finally(onEnd));
  };
  output.once("close", () => {
    signal.removeEventListener("abort", onAbort);
    void release();
  });
  addParts({ zip, userId, spool, signal: cancelled.signal }).catch(fail);
  if (signal.aborted) onAbort();
  // The archive ends once `release` is done, so that the next export may begin when this one was read.
  return (Readable.toWeb(output) as ReadableStream<Uint8Array>).pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({ flush: release }),
  );
}

type Archive = { zip: ZipFile; userId: string; spool: Spool; signal: AbortSignal };

async function addParts(archive: Archive): Promise<void> {
  const { zip, spool } = archive;
  const missing: string[] = [];
  zip.addBuffer(Buffer.from(README), "README.txt");
  zip.addBuffer(Buffer.from(spool.manifest), MANIFEST);
  zip.addBuffer(Buffer.from(spool.profile), PROFILE);
  for (const table of archiveTables) {
    const file = spool.fileOf(table);
    await add(archive, tablePath(table), createReadStream(file));
    for (const { path, toRows } of csvFilesOf(table)) {
      await add(archive, path, Readable.from(csvLines(file, toRows)));
    }
  }
  for (const { path, key } of spool.objects) {
    const object = await readObject(key);
    if (object) await add(archive, objectPath(path), object, false);
    else missing.push(`${objectPath(path)}: it no longer exists in the file store`);
  }
  for (const { id, path } of spool.documents) {
    const printed = await print(archive, id);
    if ("pdf" in printed) await add(archive, path, Readable.from([printed.pdf]));
    else missing.push(`${path}: ${printed.reason}`);
  }
  if (missing.length > 0) zip.addBuffer(Buffer.from(`${missing.join("\n")}\n`), MISSING);
  zip.end();
}

/** Adds an entry and resolves when it was read to its end, so that only one is open at a time. */
async function add(
  { zip, signal }: Archive,
  path: string,
  content: Readable,
  compress = true,
): Promise<void> {
  addAbortSignal(signal, content);
  zip.addReadStream(content, path, { compress });
  await finished(content);
}

/** Returns the PDF of a document, or the reason why there is none. Its row is in the archive in any case. */
async function print(
  { userId, signal }: Archive,
  id: string,
): Promise<{ pdf: Uint8Array } | { reason: string }> {
  signal.throwIfAborted();
  const document = await getSalesDocument(userId, id).catch((error: unknown) => {
    if (error instanceof Problem && error.status === 404) return null;
    throw error;
  });
  if (!document) return { reason: "the document was deleted during the export" };
  try {
    return await documentPdf(userId, document, signal, { isForExport: true });
  } catch (error) {
    signal.throwIfAborted();
    log.warn({ err: error, document: id }, "an export lacks a document's PDF");
    return { reason: error instanceof Problem ? error.detail : "the document cannot be printed" };
  }
}

const README = `This is a complete export of a Pennant workspace.

pennant.json   the format version and the number of rows
json/          all data, for import into Pennant: one file per table, one row per line
csv/           the same data for spreadsheets; salesDocuments.csv has one line per document with its discount,
               tax and total, salesDocumentItems.csv one line per item with the document's number, date and client
objects/       stored files and pictures, by the id of the row that they belong to
documents/     quotations, invoices and receipts as PDF, by category, number and project title
missing.txt    stored files and PDFs that could not be included, with the reason; only present if there are any

To import it, open an empty workspace and choose Import in your menu.
`;
