import "server-only";
import type { FileHandle } from "node:fs/promises";
import { Readable } from "node:stream";
import type { OpenObject } from "./object-store";

/** Wraps an open file as an OpenObject. */
export async function openFile(file: FileHandle): Promise<OpenObject> {
  const { size, mtimeMs } = await file.stat();
  return {
    size,
    etag: `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`,
    body: async (range) => Readable.toWeb(file.createReadStream(range)) as ReadableStream<Uint8Array>,
    close: () => file.close(),
  };
}
