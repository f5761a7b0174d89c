import "server-only";
import { randomUUID } from "node:crypto";
import path from "node:path";

const MAX_BYTES = 120;
const uuid = "[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}";
const shape = new RegExp(`^${uuid}/${uuid}/[^/]+$`);

/** A key that nobody has: `{userId}/{uuid}/{the file's name made safe}`. */
export function newObjectKey(userId: string, fileName: string): string {
  return `${userId}/${randomUUID()}/${safeFileName(fileName)}`;
}

/** Whether a text could be a key that `newObjectKey` made: nothing else ever becomes a path. */
export function isObjectKey(key: string): boolean {
  return shape.test(key) && safeFileName(fileNameOf(key)) === fileNameOf(key);
}

/** The file's name at the end of a key. */
export function fileNameOf(key: string): string {
  return key.slice(key.lastIndexOf("/") + 1);
}

/**
 * A file's name that is safe as part of a path, an address and a header in any system: no folders, no dots in front,
 * letters of every script, at most 120 bytes, its extension kept.
 */
export function safeFileName(name: string): string {
  const last = name.normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  const safe = last
    .replace(/[^\p{L}\p{M}\p{N}._() -]/gu, "_")
    .replace(/\s+/g, " ")
    .replace(/^[. ]+|[. ]+$/g, "");
  const extension = shorten(path.extname(safe), 16);
  const stem = shorten(safe.slice(0, safe.length - path.extname(safe).length), MAX_BYTES - extension.length);
  return `${stem || "file"}${extension}`.replace(/[. ]+$/, "");
}

/** The longest beginning of whole characters that fits into so many bytes. */
function shorten(text: string, bytes: number): string {
  let kept = "";
  for (const character of text) {
    if (Buffer.byteLength(kept + character) > bytes) break;
    kept += character;
  }
  return kept;
}
