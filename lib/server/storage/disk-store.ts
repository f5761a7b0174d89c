import "server-only";
import { randomUUID } from "node:crypto";
import {
  access,
  constants,
  type FileHandle,
  link,
  mkdir,
  open,
  rename,
  rm,
  rmdir,
  stat,
} from "node:fs/promises";
import path from "node:path";
import { Readable, Transform } from "node:stream";
import { env } from "@/lib/server/env";
import { log } from "@/lib/server/log";
import { conflict, isDiskFull, outOfStorage, Problem, unavailable, unreadable } from "@/lib/server/problem";
import { UPLOAD_SECONDS } from "./url-lifetime";
import { isObjectKey } from "./object-key";
import type { ObjectInfo, ObjectStore } from "./object-store";
import { openFile } from "./open-file";
import { signedQuery } from "./signature";
import { writeFileFrom } from "./write-file";

/** Stores objects as files in one folder, read and written through signed URLs of app/api/storage. */
export class DiskStore implements ObjectStore {
  constructor(private readonly folder = storageFolder()) {}

  async uploadAddress({ key, contentType, size }: ObjectInfo & { size: number }, origin: string) {
    const expires = Math.floor(Date.now() / 1000) + UPLOAD_SECONDS;
    return `${origin}/api/storage?${signedQuery({ method: "PUT", key, contentType, size, expires })}`;
  }

  /** Uploads go to the app itself, so every origin that reaches it is allowed. */
  async allowsUploadsFrom() {
    return true;
  }

  /** Nothing to do: `write` never overwrites an object. */
  async finishUpload(key: string) {
    return orNullIfMissing(async () => (await stat(this.pathOf(key))).size);
  }

  async remove(key: string) {
    const file = this.pathOf(key);
    await withStoreErrors(() => rm(file, { force: true }));
    // The folder of this object, then the tenant's if it is empty.
    const folders = [path.dirname(file), path.dirname(path.dirname(file))];
    for (const folder of folders) await rmdir(folder).catch(() => undefined);
  }

  async check() {
    await withStoreErrors(async () => {
      await mkdir(this.incoming(), { recursive: true });
      await access(this.incoming(), constants.R_OK | constants.W_OK | constants.X_OK);
    });
  }

  /**
   * Writes exactly `size` bytes, atomically through a temporary file. Throws 400 if the body is shorter or longer, and 409 if
   * the key already has an object: an upload URL cannot change a registered file.
   */
  async write({ key, size }: { key: string; size: number }, body: Readable): Promise<void> {
    await this.store(key, size, body, (temporary) =>
      link(temporary, this.pathOf(key)).catch(refuseOverwrite),
    );
  }

  async replace({ key }: { key: string }, bytes: Uint8Array): Promise<void> {
    await this.store(key, bytes.byteLength, Readable.from([bytes]), (temporary) =>
      rename(temporary, this.pathOf(key)),
    );
  }

  private async store(
    key: string,
    size: number,
    body: Readable,
    place: (temporary: string) => Promise<void>,
  ): Promise<void> {
    const temporary = path.join(this.incoming(), randomUUID());
    try {
      await withStoreErrors(async () => {
        await mkdir(this.incoming(), { recursive: true });
        await writeFileFrom([body, exactly(size)], temporary, { flags: "wx", flush: true });
        await mkdir(path.dirname(this.pathOf(key)), { recursive: true });
        await place(temporary);
      });
    } finally {
      await rm(temporary, { force: true }).catch(() => undefined);
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
    return orNullIfMissing(() => open(this.pathOf(key), "r"));
  }

  private incoming() {
    return path.join(this.folder, ".incoming");
  }

  private pathOf(key: string) {
    if (!isObjectKey(key)) throw new Error("Not a key of this store");
    return path.join(this.folder, key);
  }
}

/** Returns STORAGE_DIR, or `objects` in the data directory. */
export function storageFolder(): string {
  const { STORAGE_DIR, PENNANT_DATA_DIR } = env();
  return path.resolve(
    /* turbopackIgnore: true */ process.cwd(),
    STORAGE_DIR ?? path.join(PENNANT_DATA_DIR, "objects"),
  );
}

function refuseOverwrite(error: unknown): never {
  throw codeOf(error) === "EEXIST" ? conflict("This file has already been uploaded") : error;
}

/** Returns a pass-through stream that fails with 400 unless exactly `size` bytes pass. */
function exactly(size: number): Transform {
  let received = 0;
  return new Transform({
    transform(chunk: Uint8Array, _encoding, next) {
      received += chunk.byteLength;
      if (received > size) next(unreadable("The upload is larger than the presigned size"));
      else next(null, chunk);
    },
    flush(next) {
      next(received < size ? unreadable("The upload is smaller than the presigned size") : null);
    },
  });
}

async function orNullIfMissing<Found>(find: () => Promise<Found>): Promise<Found | null> {
  return withStoreErrors(async () => {
    try {
      return await find();
    } catch (error) {
      if (codeOf(error) === "ENOENT" || codeOf(error) === "ENOTDIR") return null;
      throw error;
    }
  });
}

/** Maps file system errors to problems: a folder that cannot be accessed is a 503. */
async function withStoreErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Problem) throw error;
    if (isDiskFull(error)) throw outOfStorage();
    if (isAborted(error)) throw unreadable("The upload was interrupted");
    log.error({ code: codeOf(error) }, "the file store is unavailable");
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
