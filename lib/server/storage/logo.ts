import "server-only";
import { buffer } from "node:stream/consumers";
import { log } from "@/lib/server/log";
import { invalid } from "@/lib/server/problem";
import { readObject } from "./read-object";
import { discardUpload } from "./uploads";
import { checkPicture } from "@/lib/logo/check-picture";
import { NOT_A_LOGO, type PictureSize } from "@/lib/logo/size";

/** Returns the size of an uploaded logo in pixels. Throws 422 for bytes that cannot be printed, and removes them. */
export async function measureLogo(userId: string, key: string): Promise<PictureSize> {
  const bytes = await readLogo(key);
  const checked = bytes ? checkPicture(bytes) : { problem: NOT_A_LOGO };
  if ("header" in checked) return checked.header;
  await discardUpload(userId, key);
  throw invalid([{ path: "logo", message: checked.problem }]);
}

/** Returns the bytes of a logo; null if they are lost, so that documents are printed without it. */
export async function readLogo(key: string): Promise<Uint8Array | null> {
  const object = await readObject(key);
  if (object) return buffer(object);
  log.error({ key }, "a logo is lost");
  return null;
}
