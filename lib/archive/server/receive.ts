import "server-only";
import { rm } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { env } from "@/lib/server/env";
import { tooLarge, unreadable } from "@/lib/server/problem";
import { receiveBody } from "@/lib/server/http/receive-body";
import { requireFreeSpace } from "@/lib/server/storage/free-space";
import { writeFileFrom } from "@/lib/server/storage/write-file";
import { temporaryFolder } from "@/lib/server/jobs/temporary-folder";

const MIB = 1024 * 1024;

/** Writes the request's archive to a temporary folder, runs the work, and removes the folder. */
export async function withReceivedArchive<Result>(
  request: Request,
  work: (file: string) => Promise<Result>,
): Promise<Result> {
  const maxBytes = env().IMPORT_MAX_MB * MIB;
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw overLimit();
  await requireFreeSpace(Number(request.headers.get("content-length") ?? maxBytes));
  if (!request.body) throw unreadable("The request contains no archive");
  const folder = await temporaryFolder();
  try {
    const file = path.join(folder, "archive.zip");
    await writeFileFrom([Readable.from(limited(receiveBody(request), maxBytes))], file);
    return await work(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function* limited(body: AsyncIterable<Uint8Array>, maxBytes: number) {
  let received = 0;
  for await (const chunk of body) {
    received += chunk.byteLength;
    if (received > maxBytes) throw overLimit();
    yield chunk;
  }
}

const overLimit = () => tooLarge(`The archive is over ${env().IMPORT_MAX_MB} MB`);
