import "server-only";
import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { access, constants, type FileHandle, link, mkdir, open, rm, rmdir, stat } from "node:fs/promises";
import path from "node:path";
import { type Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { env } from "@/lib/server/env";
import { log } from "@/lib/server/log";
import { conflict, isDiskFull, outOfStorage, Problem, unavailable, unreadable } from "@/lib/server/problem";
import { UPLOAD_SECONDS } from "./address-life";
import { isObjectKey } from "./object-key";
import type { ObjectFacts, ObjectStore } from "./object-store";
import { openFile } from "./open-file";
import { signedQuery } from "./signature";

/** Objects as files below one folder, read and written by signed addresses of app/api/storage. */
export class DiskStore implements ObjectStore {
  constructor(private readonly folder = storageFolder()) {}

  async uploadAddress({ key, contentType, size }: ObjectFacts & { size: number }, origin: string) {
    const expires = Math.floor(Date.now() / 1000) + UPLOAD_SECONDS;
    return `${origin}/api/storage?${signedQuery({ method: "PUT", key, contentType, size, expires })}`;
  }

  /** They go to the app itself. */
  async takesUploadsFrom() {
    return true;
  }

  /** An address writes once (`write`). */
  async finishUpload(key: string) {
    return orNullIfMissing(async () => (await stat(this.place(key))).size);
  }

  async remove(key: string) {
    const place = this.place(key);
    await withStoreTimeout(() => rm(place, { force: true }));
    // The folder of this one object, then the tenant's when it was the last.
    const folders = [path.dirname(place), path.dirname(path.dirname(place))];
    for (const folder of folders) await rmdir(folder).catch(() => undefined);
  }

  async check() {
    await withStoreTimeout(async () => {
      await mkdir(this.incoming(), { recursive: true });
      await access(this.incoming(), constants.R_OK | constants.W_OK | constants.X_OK);
    });
  }

  /**
   * Writes exactly `size` bytes, beside the object at first: it appears whole or not at all. Throws the 400 of a body that is
   * shorter or longer, and the 409 of a key that has an object: an upload address cannot change a file that was registered.
   */
  async write({ key, size }: { key: string; size: number }, body: Readable): Promise<void> {
    const draft = path.join(this.incoming(), randomUUID());
    try {
      await withStoreTimeout(async () => {
        await mkdir(this.incoming(), { recursive: true });
        await pipeline(body, exactly(size), createWriteStream(draft, { flags: "wx", flush: true }));
        await mkdir(path.dirname(this.place(key)), { recursive: true });
        await link(draft, this.place(key)).catch(refuseOverwrite);
      });
    } finally {
      await rm(draft, { force: true }).catch(() => undefined);
    }
  }

  async read(key: string) {
    return (await this.file(key))?.createReadStream() ?? null;
  }

  async open(key: string) {
    const file = await this.file(key);
    return file && openFile(file);
  }

  private async file(key: string): Promise<FileHandle | null> {
    return orNullIfMissing(() => open(this.place(key), "r"));
  }

  private incoming() {
    return path.join(this.folder, ".incoming");
  }

  private place(key: string) {
    if (!isObjectKey(key)) throw new Error("Not a key of this store");
    return path.join(this.folder, key);
  }
}

/** STORAGE_DIR, or `objects` in the data directory. */
export function storageFolder(): string {
  const { STORAGE_DIR, PENNANT_DATA_DIR } = env();
  return path.resolve(
    /* turbopackIgnore: true */ process.cwd(),
    STORAGE_DIR ?? path.join(PENNANT_DATA_DIR, "objects"),
  );
}

function refuseOverwrite(error: unknown): never {
  throw codeOf(error) === "EEXIST" ? conflict("This file was uploaded already") : error;
}

/** Passes a stream through that has exactly so many bytes. */
function exactly(size: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Uint8Array, _encoding, next) {
      seen += chunk.byteLength;
      if (seen > size) next(unreadable("The upload is longer than was agreed"));
      else next(null, chunk);
    },
    flush(next) {
      next(seen < size ? unreadable("The upload is shorter than was agreed") : null);
    },
  });
}

async function orNullIfMissing<Found>(look: () => Promise<Found>): Promise<Found | null> {
  return withStoreTimeout(async () => {
    try {
      return await look();
    } catch (error) {
      if (codeOf(error) === "ENOENT" || codeOf(error) === "ENOTDIR") return null;
      throw error;
    }
  });
}

/** A folder that is locked or gone is a store that is away. */
async function withStoreTimeout<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Problem) throw error;
    if (isDiskFull(error)) throw outOfStorage();
    if (isAborted(error)) throw unreadable("The upload was cut off");
    log.error({ code: codeOf(error) }, "the file store is away");
    throw unavailable();
  }
}

function isAborted(error: unknown): boolean {
  const code = codeOf(error);
  return code === undefined || code === "ECONNRESET" || code === "ABORT_ERR" || code.startsWith("ERR_STREAM");
}

function codeOf(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === "string" ? code : undefined;
}
