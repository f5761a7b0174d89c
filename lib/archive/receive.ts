import "server-only";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { env } from "@/lib/server/env";
import { tooLarge, unreadable } from "@/lib/server/problem";
import { receiveBody } from "@/lib/server/http/receive-body";
import { requireFreeSpace } from "@/lib/server/storage/free-space";
import { temporaryFolder } from "@/lib/server/jobs/temporary-folder";

const MIB = 1024 * 1024;

/** Writes the request's archive to a folder of its own for as long as the work takes. */
export async function withReceivedArchive<Result>(
  request: Request,
  work: (file: string) => Promise<Result>,
): Promise<Result> {
  const most = env().IMPORT_MAX_MB * MIB;
  if (Number(request.headers.get("content-length") ?? 0) > most) throw overLimit();
  await requireFreeSpace(Number(request.headers.get("content-length") ?? most));
  if (!request.body) throw unreadable("There is no archive in the request");
  const folder = await temporaryFolder();
  try {
    const file = path.join(folder, "archive.zip");
    await pipeline(Readable.from(limited(receiveBody(request), most)), createWriteStream(file));
    return await work(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function* limited(body: AsyncIterable<Uint8Array>, most: number) {
  let seen = 0;
  for await (const chunk of body) {
    seen += chunk.byteLength;
    if (seen > most) throw overLimit();
    yield chunk;
  }
}

const overLimit = () => tooLarge(`The archive is over ${env().IMPORT_MAX_MB} MB`);
