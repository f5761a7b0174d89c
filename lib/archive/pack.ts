import "server-only";
import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import { getSalesDocument } from "@/lib/sales-documents/data";
import { documentPdf } from "@/lib/sales-documents/pdf/document-pdf";
import { log } from "@/lib/server/log";
import { readObject } from "@/lib/server/storage/read-object";
import { csvFilesOf, csvLines } from "./csv-files";
import type { Spool } from "./spool";
import { archiveTables, MANIFEST, objectPath, PROFILE, tablePath } from "./tables";

/** An archive in progress, and the streams being read for it. */
type Packing = { zip: ZipFile; opened: Set<Readable>; cancelled: AbortController };

/** Streams the archive of a spooled tenant. Each entry is read or created only when it is written. */
export function packArchive(userId: string, spool: Spool): ReadableStream<Uint8Array> {
  const zip = new ZipFile();
  const packing = { zip, opened: new Set<Readable>(), cancelled: new AbortController() };
  zip.addBuffer(Buffer.from(README), "README.txt");
  zip.addBuffer(Buffer.from(spool.manifest), MANIFEST);
  zip.addBuffer(Buffer.from(spool.profile), PROFILE);
  for (const table of archiveTables) {
    const file = spool.fileOf(table);
    addLazily(packing, tablePath(table), async () => createReadStream(file));
    for (const { path, toRows } of csvFilesOf(table)) {
      addLazily(packing, path, async () => Readable.from(csvLines(file, toRows)));
    }
  }
  for (const { path, key } of spool.objects) {
    addLazily(packing, objectPath(path), async () => (await readObject(key)) ?? Readable.from([]), false);
  }
  for (const document of spool.documents) addDocument(packing, userId, document);
  zip.end();
  return toWeb(packing, spool);
}

function addDocument(packing: Packing, userId: string, { id, path }: Spool["documents"][number]) {
  const { signal } = packing.cancelled;
  // The entry is empty if the document was deleted since the rows were read, or cannot be printed.
  addLazily(packing, path, async () => {
    const document = await getSalesDocument(userId, id).catch(() => null);
    if (!document) return Readable.from([]);
    try {
      return Readable.from([(await documentPdf(userId, document, signal)).pdf]);
    } catch (error) {
      if (!signal.aborted) log.warn({ err: error, document: id }, "an export lacks a document's PDF");
      return Readable.from([]);
    }
  });
}

function addLazily({ zip, opened }: Packing, path: string, open: () => Promise<Readable>, compress = true) {
  zip.addReadStreamLazy(path, { compress }, (done) => {
    open().then(
      (stream) => {
        opened.add(stream.once("close", () => opened.delete(stream)));
        done(
          null,
          stream.on("error", (error) => zip.emit("error", error)),
        );
      },
      (error: unknown) => zip.emit("error", error),
    );
  });
}

function toWeb({ zip, opened, cancelled }: Packing, spool: Spool): ReadableStream<Uint8Array> {
  const output = new Readable().wrap(zip.outputStream);
  // Destroying the stream makes the browser report a failed download.
  zip.on("error", (error: unknown) => {
    if (!cancelled.signal.aborted) log.error({ err: error }, "an export failed");
    output.destroy(error instanceof Error ? error : new Error("The export broke off"));
  });
  output.once("close", () => {
    cancelled.abort();
    for (const stream of opened) stream.destroy();
    void spool.remove();
  });
  return Readable.toWeb(output) as ReadableStream<Uint8Array>;
}

const README = `Everything of a Pennant workspace.

pennant.json   what this is, and how many rows there are
json/          the whole of it, for Pennant to read back: one file a table, one row a line
csv/           the same for spreadsheets; salesDocuments.csv has a line a document with its discount, tax and
               total, salesDocumentItems.csv a line an item with the document's number, date and client
objects/       the stored files and pictures, by the id of what they belong to
documents/     quotations, invoices and receipts as PDF, by category, number and project title; empty where one could
               not be printed

In an empty workspace: your menu, Import.
`;
