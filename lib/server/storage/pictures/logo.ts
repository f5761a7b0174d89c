import "server-only";
import { buffer } from "node:stream/consumers";
import { log } from "@/lib/server/log";
import { encodeArchivedPicture } from "./encode-picture";
import { readObject } from "@/lib/server/storage/read-object";

/**
 * Returns a logo that can be printed and shown; null if it is lost or cannot be read, so that documents are printed without
 * it. Logos of earlier versions are stored as they were uploaded, so each is decoded.
 */
export async function readLogo(key: string): Promise<{ bytes: Uint8Array; contentType: string } | null> {
  const object = await readObject(key);
  const logo = object && (await encodeArchivedPicture(await buffer(object), "logo"));
  if (logo && "bytes" in logo) return logo;
  log.error({ key, isLost: !logo }, "a logo is lost or damaged; documents are made without it");
  return null;
}
