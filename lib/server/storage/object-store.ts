import "server-only";
import type { Readable } from "node:stream";
import type { ByteRange } from "./byte-range";

/** An object as it is told about outside of the store. */
export type ObjectFacts = { key: string; contentType: string };

/** An object that is open for reading: its body is asked for, or it is closed. */
export type OpenObject = {
  size: number;
  etag: string;
  body(range?: ByteRange): Promise<ReadableStream<Uint8Array>>;
  close(): Promise<void>;
};

/**
 * Where the bytes of files and avatars lie. Two of these exist: a folder on disk, and a bucket that speaks S3. A call that
 * cannot reach its store throws the 503 of problem.ts.
 */
export interface ObjectStore {
  /** An address that takes exactly this many bytes of this type by PUT, for 15 minutes. `origin` is this server's own. */
  uploadAddress(object: ObjectFacts & { size: number }, origin: string): Promise<string>;
  /** Whether a browser on a site at this origin may use such an address. Rejects when the store does not say. */
  takesUploadsFrom(origin: string): Promise<boolean>;
  /** Opens an object for reading in parts; null when there is none. */
  open(key: string): Promise<OpenObject | null>;
  /** The object's bytes as they come; null when there is none. */
  read(key: string): Promise<Readable | null>;
  /** Stores exactly these bytes, whole or not at all. */
  write(object: ObjectFacts & { size: number }, body: Readable): Promise<void>;
  /**
   * Ends an upload: from then on its address cannot change the object. Returns how many bytes it has, null when nothing was
   * uploaded. Doing it again changes nothing.
   */
  finishUpload(key: string): Promise<number | null>;
  /** Removes an object; one that is not there is no error. */
  remove(key: string): Promise<void>;
  /** Resolves when the store can be used. */
  check(): Promise<void>;
}
