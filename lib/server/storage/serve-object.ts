import "server-only";
import { Readable } from "node:stream";
import { db } from "@/lib/server/db/client";
import { notFound, Problem } from "@/lib/server/problem";
import { receiveBody } from "@/lib/server/http/receive-body";
import { type ByteRange, readRange } from "./byte-range";
import { demoContentType, isDemoKey, openDemoFile } from "./demo-object";
import { DiskStore } from "./disk-store";
import { contentDisposition, mediaType, servedType } from "./disposition";
import { fileNameOf, ownerOf } from "./object-key";
import type { OpenObject } from "./object-store";
import { objectStore } from "./store";
import { openFile } from "./open-file";
import { readSigned } from "./signature";

/** Returns an object: a public demo object, or one of the store by its signed URL. */
export async function serveObject(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const key = query.get("key") ?? "";
  if (isDemoKey(key)) {
    return answer(request, await openFile(await openDemoFile(key)), {
      key,
      contentType: demoContentType(key),
      caching: "public, max-age=604800",
    });
  }
  const signed = readSigned("GET", query);
  if (!signed) throw addressNotValid();
  const { contentType } = signed;
  return answer(request, await (await objectStore()).open(key), {
    key,
    contentType,
    caching: "private, max-age=3600, immutable",
  });
}

/** Receives an upload by its signed URL. Size and type must match the URL. */
export async function receiveObject(request: Request): Promise<Response> {
  const signed = readSigned("PUT", new URL(request.url).searchParams);
  if (signed?.size === undefined) throw addressNotValid();
  const store = await requireDisk();
  const { headers } = request;
  const matchesSignature =
    headers.get("content-type") === signed.contentType &&
    headers.get("content-length") === String(signed.size);
  if (!matchesSignature) throw new Problem(403, "The upload does not match the presigned size and type");
  await store.write({ ...signed, size: signed.size }, Readable.from(receiveBody(request)));
  await requireAwaited(store, signed.key);
  return new Response(null, { status: 200 });
}

/** Removes an object again whose upload was given up while it was received: nothing would count or remove it. */
async function requireAwaited(store: DiskStore, key: string): Promise<void> {
  if (await db.upload.findFirst({ where: { userId: ownerOf(key), key }, select: { key: true } })) return;
  await store.remove(key);
  throw addressNotValid();
}

async function requireDisk(): Promise<DiskStore> {
  const store = await objectStore();
  if (store instanceof DiskStore) return store;
  throw notFound();
}

const addressNotValid = () => new Problem(403, "This link is invalid or has expired.");

async function answer(
  request: Request,
  object: OpenObject | null,
  { key, contentType, caching }: { key: string; contentType: string; caching: string },
): Promise<Response> {
  if (!object) throw notFound();
  const { size, etag } = object;
  const headers = new Headers({
    "accept-ranges": "bytes",
    "cache-control": caching,
    "content-disposition": contentDisposition(contentType, fileNameOf(key)),
    "content-security-policy": securityPolicy(contentType),
    "content-type": servedType(contentType),
    "cross-origin-resource-policy": "same-origin",
    etag,
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
  });
  if (request.headers.get("if-none-match")?.includes(etag)) {
    await object.close();
    return new Response(null, { status: 304, headers });
  }
  const isStale = (request.headers.get("if-range") ?? etag) !== etag;
  const range = isStale ? undefined : readRange(request.headers.get("range"), size);
  if (range === "unsatisfiable") {
    await object.close();
    throw new Problem(416, "The requested range is outside the file", { contentRange: `bytes */${size}` });
  }
  headers.set("content-length", String(range ? range.end - range.start + 1 : size));
  if (range) headers.set("content-range", `bytes ${range.start}-${range.end}/${size}`);
  return new Response(await bodyOf(request, object, range), { status: range ? 206 : 200, headers });
}

async function bodyOf(request: Request, object: OpenObject, range: ByteRange | undefined) {
  if (object.size > 0 && request.method !== "HEAD") return object.body(range);
  await object.close();
  return null;
}

// No stored file runs with this site's origin. PDFs have no sandbox, because it would disable the browser's PDF viewer.
function securityPolicy(contentType: string): string {
  const sandbox = mediaType(contentType) === "application/pdf" ? "object-src 'self'" : "sandbox";
  return `${sandbox}; default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'`;
}
