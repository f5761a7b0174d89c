import "server-only";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { env } from "@/lib/server/env";
import { tooLarge, unreadable } from "@/lib/server/problem";

const MIB = 1024 * 1024;

/** Writes the request's archive to a folder of its own for as long as the work takes, whatever its size in memory's terms. */
export async function withReceived<Result>(
  request: Request,
  work: (file: string) => Promise<Result>,
): Promise<Result> {
  const most = env().IMPORT_MAX_MB * MIB;
  if (Number(request.headers.get("content-length") ?? 0) > most) throw overLimit();
  if (!request.body) throw unreadable("There is no archive in the request");
  const folder = await mkdtemp(path.join(tmpdir(), "pennant-import-"));
  try {
    const file = path.join(folder, "archive.zip");
    const body = request.body as Parameters<typeof Readable.fromWeb>[0];
    await pipeline(Readable.fromWeb(body), atMost(most), createWriteStream(file));
    return await work(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function atMost(bytes: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Uint8Array, _encoding, next) {
      seen += chunk.byteLength;
      if (seen > bytes) next(overLimit());
      else next(null, chunk);
    },
  });
}

const overLimit = () => tooLarge(`The archive is over ${env().IMPORT_MAX_MB} MB`);
