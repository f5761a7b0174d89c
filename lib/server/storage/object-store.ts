import "server-only";
import type { Readable } from "node:stream";
import type { ByteRange } from "./byte-range";

/** The key and media type of an object. */
export type ObjectInfo = { key: string; contentType: string };

/** An object that is open for reading. Call either `body` or `close`. */
export type OpenObject = {
  size: number;
  etag: string;
  body(range?: ByteRange): Promise<ReadableStream<Uint8Array>>;
  close(): Promise<void>;
};

/**
 * Stores the bytes of files and avatars: in a folder on disk or in an S3-compatible bucket. Methods throw 503 when the store
 * is unavailable.
 */
export interface ObjectStore {
  /** Returns a URL that accepts a PUT of exactly this size and type that begins within five minutes. `origin` is this server's own. */
  uploadAddress(object: ObjectInfo & { size: number }, origin: string): Promise<string>;
  /** Returns whether CORS lets a page at this origin use such a URL. Rejects when the store does not respond. */
  allowsUploadsFrom(origin: string): Promise<boolean>;
  /** Opens an object for reading in ranges; null if it does not exist. */
  open(key: string): Promise<OpenObject | null>;
  /** Returns the object's bytes as a stream; null if it does not exist. */
  read(key: string): Promise<Readable | null>;
  /** Stores exactly these bytes, atomically. */
  write(object: ObjectInfo & { size: number }, body: Readable): Promise<void>;
  /** Stores these bytes, atomically, in place of those under the same key. */
  replace(object: ObjectInfo, bytes: Uint8Array): Promise<void>;
  /**
   * Completes an upload: its URL can no longer change the object. Returns the object's size in bytes, or null if nothing was
   * uploaded. Idempotent.
   */
  finishUpload(key: string): Promise<number | null>;
  /** Removes an object. Succeeds if it does not exist. */
  remove(key: string): Promise<void>;
  /** Resolves if the store is available. */
  check(): Promise<void>;
}
