import "server-only";
import { buffer } from "node:stream/consumers";
import { db } from "@/lib/server/db/client";
import { FairQueue } from "@/lib/server/http/limits/fair-queue";
import { invalid } from "@/lib/server/problem";
import { processWide } from "@/lib/server/process-wide";
import type { PictureSize } from "@/lib/logo/size";
import type { AvatarCategory, logoCategory } from "@/lib/files/upload-limits";
import { encodePicture, type PictureKind } from "./encode-picture";
import { readObject } from "@/lib/server/storage/read-object";
import { objectStore } from "@/lib/server/storage/store";
import { discardUpload, requireUpload } from "@/lib/server/storage/uploads";

/** Decoding a large picture takes a second and 100 MB. */
const queue = processWide(
  "pictures",
  () =>
    new FairQueue({
      concurrency: 2,
      perTenant: 1,
      maxWaiting: 20,
      maxWaitMs: 30_000,
      busy: "Too many pictures are being read. Try again in a moment.",
    }),
);

/**
 * Completes the upload of a picture and stores it encoded anew under the same key, so that everything that shows or prints it
 * can read it. Returns its size in pixels. Throws 404 and 413 like `requireUpload`, and 422 for one that cannot be decoded,
 * which is removed.
 */
export async function takePicture(
  userId: string,
  key: string,
  category: AvatarCategory | typeof logoCategory,
  kind: PictureKind,
): Promise<PictureSize> {
  await requireUpload(userId, key, [category], kind);
  // In the queue, as the size is stored after the picture: the tenant's next call finds both.
  return queue.run(userId, new AbortController().signal, async () => {
    const object = await readObject(key);
    const encoded = await encodePicture(object ? await buffer(object) : new Uint8Array(), kind);
    if ("problem" in encoded) {
      await discardUpload(userId, key);
      throw invalid([{ path: kind, message: encoded.problem }]);
    }
    const { bytes, contentType, width, height } = encoded;
    await (await objectStore()).replace({ key, contentType }, bytes);
    // Not found if the upload was removed meanwhile.
    await db.upload.update({
      where: { userId_key: { userId, key } },
      data: { contentType, size: bytes.byteLength },
      select: { key: true },
    });
    return { width, height };
  });
}
