import "server-only";
import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { getSalesDocument } from "@/lib/sales-documents/server/read-document";
import { documentPdf } from "@/lib/sales-documents/server/document-pdf";
import { log } from "@/lib/server/log";
import { Problem, Unavailable } from "@/lib/server/problem";
import { readObject } from "@/lib/server/storage/read-object";
import { streamZip, type ZipEntries } from "@/lib/server/zip-stream";
import { csvFilesOf, csvLines } from "./csv-files";
import type { Snapshot } from "./snapshot";
import { archiveTables, MANIFEST, MISSING, objectPath, PROFILE, tablePath } from "@/lib/archive/tables";

type Packing = {
  userId: string;
  snapshot: Snapshot;
  /** Stops the archive when aborted. */
  signal: AbortSignal;
  /** Called once, when nothing is read or printed for the archive any more. */
  onEnd: () => void;
};

/** Streams the archive of a snapshot. What no longer exists or cannot be printed is listed in `MISSING`. */
export function packArchive({ userId, snapshot, signal, onEnd }: Packing): ReadableStream<Uint8Array> {
  return streamZip({
    what: "an export",
    signal,
    addEntries: (entries) => addParts(entries, userId, snapshot),
    onEnd: () => snapshot.remove().finally(onEnd),
  });
}

async function addParts(entries: ZipEntries, userId: string, snapshot: Snapshot): Promise<void> {
  const missing: string[] = [];
  entries.addText("README.txt", README);
  entries.addText(MANIFEST, snapshot.manifest);
  entries.addText(PROFILE, snapshot.profile);
  for (const table of archiveTables) {
    const file = snapshot.fileOf(table);
    await entries.add(tablePath(table), createReadStream(file));
    for (const { path, toRows } of csvFilesOf(table)) {
      await entries.add(path, Readable.from(csvLines(file, toRows)));
    }
  }
  for (const { path, key } of snapshot.objects) {
    const object = await readObject(key);
    if (object) await entries.add(objectPath(path), object, false);
    else missing.push(`${objectPath(path)}: it no longer exists in the file store`);
  }
  for (const { id, path } of snapshot.documents) {
    const printed = await print(userId, id, entries.signal);
    if ("pdf" in printed) await entries.add(path, Readable.from([printed.pdf]));
    else missing.push(`${path}: ${printed.reason}`);
  }
  if (missing.length > 0) entries.addText(MISSING, `${missing.join("\n")}\n`);
}

/** Returns the PDF of a document, or the reason why there is none. Its row is in the archive in any case. */
async function print(
  userId: string,
  id: string,
  signal: AbortSignal,
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
    // Otherwise every further document would wait for the store, and be missing.
    if (error instanceof Unavailable) throw error;
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
documents/     quotations, invoices, receipts and credit notes as PDF, by category, number and project title
missing.txt    stored files and PDFs that could not be included, with the reason; only present if there are any

To import it, open an empty workspace and choose Import in your menu.
`;
