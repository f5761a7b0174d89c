import "server-only";
import { addAbortSignal, Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { ZipFile } from "yazl";
import { log } from "@/lib/server/log";

/** A ZIP to which entries are added. */
export class ZipEntries {
  constructor(
    private readonly zip: ZipFile,
    /** Aborted when the ZIP is no longer read. */
    readonly signal: AbortSignal,
  ) {}

  addText(path: string, text: string): void {
    this.zip.addBuffer(Buffer.from(text), path);
  }

  /** Adds an entry and resolves when it was read to its end, so that only one is open at a time. */
  async add(path: string, content: Readable, compress = true): Promise<void> {
    addAbortSignal(this.signal, content);
    this.zip.addReadStream(content, path, { compress });
    await finished(content);
  }
}

/**
 * Streams a ZIP. Each entry is read or created only when it is written. If the ZIP cannot be completed, the stream fails and never
 * ends in a valid ZIP.
 */
export function streamZip({
  what,
  signal,
  addEntries,
  onEnd,
}: {
  /** "an export", for the log. */
  what: string;
  /** Stops the ZIP when aborted. */
  signal: AbortSignal;
  addEntries: (entries: ZipEntries) => Promise<void>;
  /** Called once, when nothing is read for the ZIP any more. */
  onEnd: () => Promise<void> | void;
}): ReadableStream<Uint8Array> {
  const zip = new ZipFile();
  // Not wrapped: a wrapper destroys what was not read yet when the ZIP ends quickly.
  const output = zip.outputStream as Readable;
  const cancelled = new AbortController();
  const fail = (error: unknown) => {
    if (!output.destroyed && !signal.aborted) log.error({ err: error }, `${what} failed`);
    // The browser reports a failed download.
    output.destroy(error instanceof Error ? error : new Error(`${what} was interrupted`));
  };
  const onAbort = () => fail(signal.reason);
  signal.addEventListener("abort", onAbort, { once: true });
  zip.on("error", fail);
  let released: Promise<void> | undefined;
  const release = () => {
    cancelled.abort();
    return (released ??= Promise.resolve(onEnd()));
  };
  output.once("close", () => {
    signal.removeEventListener("abort", onAbort);
    void release();
  });
  addEntries(new ZipEntries(zip, cancelled.signal)).then(() => zip.end(), fail);
  if (signal.aborted) onAbort();
  // The ZIP ends once `release` is done, so that the next one may begin when this one was read.
  return (Readable.toWeb(output) as ReadableStream<Uint8Array>).pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({ flush: release }),
  );
}
