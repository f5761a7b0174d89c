import "server-only";
import { createWriteStream } from "node:fs";
import type { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";

type Options = { flags?: "w" | "wx"; flush?: boolean; signal?: AbortSignal };

/**
 * Writes a stream, through the transforms after it, to a file. Resolves, or rejects with the first error, once the file is
 * closed: `pipeline` alone rejects earlier, and a file that is still being opened then appears after its caller has removed it.
 */
export async function writeFileFrom(
  streams: [Readable, ...Transform[]],
  path: string,
  { signal, ...options }: Options = {},
): Promise<void> {
  const file = createWriteStream(path, options);
  const closed = new Promise<void>((resolve) => file.once("close", resolve));
  try {
    await pipeline([...streams, file], { signal });
  } finally {
    await closed;
  }
}
