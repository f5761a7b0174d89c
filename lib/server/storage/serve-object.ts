import "server-only";
import type { FileHandle } from "node:fs/promises";
import { Readable } from "node:stream";
import { notFound, Problem } from "@/lib/server/problem";
import { receiveBody } from "@/lib/server/receive-body";
import { type ByteRange, readRange } from "./byte-range";
import { demoContentType, isDemoKey, openDemoObject } from "./demo-object";
import { DiskStore } from "./disk-store";
import { contentDisposition, mediaType } from "./disposition";
import { fileNameOf } from "./object-key";
import { objectStore } from "./object-store";
import { readSigned } from "./signature";

/** Answers an object: one of the demo's, which are open to everyone, or by a signed address one of the disk store. */
export async function serveObject(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const key = query.get("key") ?? "";
  if (isDemoKey(key)) {
    const file = await openDemoObject(key);
    return answer(request, file, {
      key,
      contentType: demoContentType(key),
      caching: "public, max-age=604800",
    });
  }
  const store = await requireDisk();
  const signed = readSigned("GET", query);
  if (!signed) throw addressIsOver();
  const { contentType } = signed;
  return answer(request, await store.open(key), {
    key,
    contentType,
    caching: "private, max-age=3600, immutable",
  });
}

/** Takes an upload by its signed address: exactly the bytes and the type that were agreed on. */
export async function receiveObject(request: Request): Promise<Response> {
  const store = await requireDisk();
  const signed = readSigned("PUT", new URL(request.url).searchParams);
  if (signed?.size === undefined) throw addressIsOver();
  const { headers } = request;
  const isAgreed =
    headers.get("content-type") === signed.contentType &&
    headers.get("content-length") === String(signed.size);
  if (!isAgreed) throw new Problem(403, "The upload is not what its address was made for");
  await store.write({ ...signed, size: signed.size }, Readable.from(receiveBody(request)));
  return new Response(null, { status: 200 });
}

async function requireDisk(): Promise<DiskStore> {
  const store = await objectStore();
  if (store instanceof DiskStore) return store;
  throw notFound();
}

const addressIsOver = () => new Problem(403, "This address does not hold, or not any more");

async function answer(
  request: Request,
  file: FileHandle | null,
  { key, contentType, caching }: { key: string; contentType: string; caching: string },
): Promise<Response> {
  if (!file) throw notFound();
  const { size, mtimeMs } = await file.stat();
  const etag = `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`;
  const headers = new Headers({
    "accept-ranges": "bytes",
    "cache-control": caching,
    "content-disposition": contentDisposition(contentType, fileNameOf(key)),
    "content-security-policy": securityPolicy(contentType),
    "content-type": contentType,
    "cross-origin-resource-policy": "same-origin",
    etag,
    "x-content-type-options": "nosniff",
  });
  if (request.headers.get("if-none-match")?.includes(etag)) {
    await file.close();
    return new Response(null, { status: 304, headers });
  }
  const isStale = (request.headers.get("if-range") ?? etag) !== etag;
  const range = isStale ? undefined : readRange(request.headers.get("range"), size);
  if (range === "unsatisfiable") {
    await file.close();
    throw new Problem(416, "None of this range lies in the object", { contentRange: `bytes */${size}` });
  }
  headers.set("content-length", String(range ? range.end - range.start + 1 : size));
  if (range) headers.set("content-range", `bytes ${range.start}-${range.end}/${size}`);
  return new Response(await bodyOf(request, file, size, range), { status: range ? 206 : 200, headers });
}

async function bodyOf(request: Request, file: FileHandle, size: number, range: ByteRange | undefined) {
  if (size === 0 || request.method === "HEAD") {
    await file.close();
    return null;
  }
  return Readable.toWeb(file.createReadStream(range)) as ReadableStream<Uint8Array>;
}

// Whatever it holds, it never runs as a page of ours. A sandbox would also keep the browser's PDF viewer out.
function securityPolicy(contentType: string): string {
  const sandbox = mediaType(contentType) === "application/pdf" ? "object-src 'self'; " : "sandbox; ";
  return `${sandbox}default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'`;
}
