import "server-only";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import type { Env } from "@/lib/server/env";
import { log } from "@/lib/server/log";
import { notFound } from "@/lib/server/problem";
import { beginReading, statusOf, withStoreTimeout } from "./store-timeout";
import { UPLOAD_SECONDS } from "./url-lifetime";
import type { ByteRange } from "./byte-range";
import type { ObjectInfo, ObjectStore } from "./object-store";

/**
 * Browsers upload to keys with this prefix. Registering an upload copies it to its final key, for which no upload URL is ever
 * signed, so a URL that is still valid cannot change a registered file.
 */
const INCOMING = "incoming/";

// The library writes its warnings to the console otherwise. Its other lines contain keys, and with them names.
const logger = {
  trace() {},
  debug() {},
  info() {},
  warn: (warning: unknown) => log.warn({ warning: String(warning) }, "the S3 library warns"),
  error() {},
};

/** A write may take this much longer per byte: the network has a part of it in its buffers when all is sent. */
const WRITE_MS_PER_BYTE = 1 / 1_000;
const MOST_BUFFERED = 4 * 1024 * 1024;
const COPY_MS_PER_BYTE = 1 / 10_000;

/** Stores objects in an S3-compatible bucket. Browsers write to it directly and read through the app. */
export class S3Store implements ObjectStore {
  private readonly bucket: string;
  private readonly waitMs: number;
  private readonly client: S3Client;

  constructor(env: Env) {
    this.bucket = env.S3_BUCKET ?? "";
    this.client = new S3Client({
      region: env.S3_REGION,
      endpoint: env.S3_ENDPOINT,
      forcePathStyle: env.S3_FORCE_PATH_STYLE,
      ...(env.S3_ACCESS_KEY_ID &&
        env.S3_SECRET_ACCESS_KEY && {
          credentials: { accessKeyId: env.S3_ACCESS_KEY_ID, secretAccessKey: env.S3_SECRET_ACCESS_KEY },
        }),
      // Otherwise a signed upload URL would contain the checksum of an empty body.
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
      maxAttempts: 2,
      logger,
      // No `requestTimeout`: withStoreTimeout ends every call, and the library's own only warns.
      requestHandler: { connectionTimeout: env.STORE_WAIT_MS / 2, logger },
    });
    this.waitMs = env.STORE_WAIT_MS;
  }

  private head(storedKey: string) {
    return withStoreTimeout(async (abortSignal) => {
      try {
        const command = new HeadObjectCommand({ Bucket: this.bucket, Key: storedKey });
        return await this.client.send(command, { abortSignal });
      } catch (error) {
        if (statusOf(error) === 404) return null;
        throw error;
      }
    });
  }

  /** Returns the object under its final key, or under its upload key while it is not registered; null if neither exists. */
  private async find(key: string) {
    for (const storedKey of [key, INCOMING + key]) {
      const head = await this.head(storedKey);
      if (head) return { storedKey, size: head.ContentLength ?? 0, etag: head.ETag ?? `"${key}"` };
    }
    return null;
  }

  private get(storedKey: string, range?: ByteRange) {
    return withStoreTimeout(async (abortSignal) => {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const command = new GetObjectCommand({ Bucket: this.bucket, Key: storedKey, Range });
      try {
        const { Body } = await this.client.send(command, { abortSignal });
        if (!(Body instanceof Readable)) throw new Error("An object without a body");
        return await beginReading(Body);
      } catch (error) {
        if (statusOf(error) === 404) return null;
        throw error;
      }
    });
  }

  private async body(storedKey: string, range: ByteRange | undefined) {
    const body = await this.get(storedKey, range);
    if (!body) throw notFound();
    return Readable.toWeb(body) as ReadableStream<Uint8Array>;
  }

  async uploadAddress({ key, contentType, size }: ObjectInfo & { size: number }) {
    const command = new PutObjectCommand({
      Bucket: this.bucket,
      Key: INCOMING + key,
      ContentType: contentType,
      ContentLength: size,
    });
    return getSignedUrl(this.client, command, {
      expiresIn: UPLOAD_SECONDS,
      signableHeaders: new Set(["content-type", "content-length"]),
    });
  }

  /** Sends the CORS preflight that a browser sends before an upload. */
  async allowsUploadsFrom(origin: string) {
    const { headers } = await fetch(await this.uploadAddress(preflightUpload), {
      method: "OPTIONS",
      headers: {
        origin,
        "access-control-request-method": "PUT",
        "access-control-request-headers": "content-type",
      },
      signal: AbortSignal.timeout(PREFLIGHT_MS),
    });
    const allows = (name: string, wanted: string) =>
      (headers.get(`access-control-allow-${name}`) ?? "")
        .split(",")
        .some((one) => ["*", wanted.toLowerCase()].includes(one.trim().toLowerCase()));
    return allows("origin", origin) && allows("methods", "PUT") && allows("headers", "content-type");
  }

  async open(key: string) {
    const found = await this.find(key);
    return (
      found && {
        size: found.size,
        etag: found.etag,
        body: (range?: ByteRange) => this.body(found.storedKey, range),
        close: async () => {},
      }
    );
  }

  read(key: string) {
    return this.get(key);
  }

  async write({ key, contentType, size }: ObjectInfo & { size: number }, body: Readable) {
    const waitMs = this.waitMs + Math.min(size, MOST_BUFFERED) * WRITE_MS_PER_BYTE;
    await withStoreTimeout(async (abortSignal, onProgress) => {
      const sent = new Transform({
        transform(chunk, _encoding, next) {
          onProgress();
          next(null, chunk);
        },
      });
      const command = new PutObjectCommand({
        Bucket: this.bucket,
        Key: key,
        Body: sent,
        ContentType: contentType,
        ContentLength: size,
      });
      await Promise.all([
        pipeline(body, sent, { signal: abortSignal }),
        this.client.send(command, { abortSignal }),
      ]);
    }, waitMs);
  }

  replace({ key, contentType }: ObjectInfo, bytes: Uint8Array) {
    return this.write({ key, contentType, size: bytes.byteLength }, Readable.from([bytes]));
  }

  async finishUpload(key: string) {
    const found = await this.find(key);
    if (!found || found.storedKey === key) return found?.size ?? null;
    const command = new CopyObjectCommand({
      Bucket: this.bucket,
      Key: key,
      CopySource: `${this.bucket}/${found.storedKey.split("/").map(encodeURIComponent).join("/")}`,
      CopySourceIfMatch: found.etag,
    });
    const waitMs = this.waitMs + found.size * COPY_MS_PER_BYTE;
    await withStoreTimeout((abortSignal) => this.client.send(command, { abortSignal }), waitMs);
    await this.removeAt(found.storedKey);
    return found.size;
  }

  async remove(key: string) {
    await Promise.all([this.removeAt(key), this.removeAt(INCOMING + key)]);
  }

  private async removeAt(storedKey: string) {
    await withStoreTimeout((abortSignal) =>
      this.client.send(new DeleteObjectCommand({ Bucket: this.bucket, Key: storedKey }), { abortSignal }),
    );
  }

  async check() {
    await withStoreTimeout((abortSignal) =>
      this.client.send(new HeadBucketCommand({ Bucket: this.bucket }), { abortSignal }),
    );
  }
}

const PREFLIGHT_MS = 1_000;

/** The upload that the preflight asks about; nothing is uploaded. */
const preflightUpload = { key: "preflight", contentType: "text/plain", size: 1 };
