import "server-only";
import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { isDemoKey, openDemoFile } from "./demo-object";
import { objectStore } from "./store";

/** Throws 503 if these objects are in the store and it is unavailable. Call it before a response of several objects begins. */
export async function requireReadable(keys: readonly string[]): Promise<void> {
  if (!keys.every(isDemoKey)) await (await objectStore()).check();
}

/** Returns the bytes of an object, including demo objects, as a stream; null if it does not exist. */
export async function readObject(key: string): Promise<Readable | null> {
  if (isDemoKey(key)) return (await openDemoFile(key)).createReadStream();
  return (await objectStore()).read(key);
}

/** Returns the hash of an object's bytes, which is stored elsewhere so that a damaged object is recognized. */
export function contentHash(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
