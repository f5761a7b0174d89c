import "server-only";
import { randomUUID } from "node:crypto";
import path from "node:path";

const MAX_BYTES = 120;
const uuid = "[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}";
const keyPattern = new RegExp(`^${uuid}/${uuid}/[^/]+$`);

/** Returns a new unique key: `{userId}/{uuid}/{safe file name}`. */
export function newObjectKey(userId: string, fileName: string): string {
  return `${userId}/${randomUUID()}/${safeFileName(fileName)}`;
}

/** Returns whether a text has the form of a key of `newObjectKey`. Nothing else may be used as a path. */
export function isObjectKey(key: string): boolean {
  return keyPattern.test(key) && safeFileName(fileNameOf(key)) === fileNameOf(key);
}

/** Returns the file name at the end of a key. */
export function fileNameOf(key: string): string {
  return key.slice(key.lastIndexOf("/") + 1);
}

/** Returns the id of the user whose object it is. */
export function ownerOf(key: string): string {
  return key.slice(0, key.indexOf("/"));
}

/** Returns the part of a key that differs from all others. */
export function uniquePartOf(key: string): string {
  return key.split("/").at(-2) ?? "";
}

/**
 * Returns a file name that is safe in a path, a URL and a header on any system: no folders, no leading dots, letters of any
 * script, at most 120 bytes, with its extension.
 */
export function safeFileName(name: string): string {
  const last = name.normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  const safe = last
    .replace(/[^\p{L}\p{M}\p{N}._() -]/gu, "_")
    .replace(/\s+/g, " ")
    .replace(/^[. ]+|(?<![. ])[. ]+$/g, "");
  const extension = shorten(path.extname(safe), 16);
  const stem = shorten(safe.slice(0, safe.length - path.extname(safe).length), MAX_BYTES - extension.length);
  return `${stem || "file"}${extension}`.replace(/(?<![. ])[. ]+$/, "");
}

/** Truncates a text to a number of bytes without splitting a character. */
function shorten(text: string, bytes: number): string {
  let kept = "";
  for (const character of text) {
    if (Buffer.byteLength(kept + character) > bytes) break;
    kept += character;
  }
  return kept;
}
