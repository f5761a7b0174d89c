import "server-only";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { isAvatarCategory, logoCategory } from "@/lib/files/upload-limits";
import { db } from "@/lib/server/db/client";
import { Prisma } from "@/lib/server/db/generated/client";
import { log } from "@/lib/server/log";
import { encodeArchivedPicture } from "@/lib/server/storage/pictures/encode-picture";
import { fileNameOf, newObjectKey } from "@/lib/server/storage/object-key";
import { objectStore } from "@/lib/server/storage/store";
import { requireStorage } from "@/lib/server/storage/quota";
import { release, removeReleased } from "@/lib/server/storage/removal";
import { objectPath } from "@/lib/archive/tables";
import type { ArchiveObject } from "./check-archive";
import { archiveError } from "./archive-error";
import { ZipArchive } from "./zip-archive";

type Stored = ArchiveObject & { key: string };

/** Copies the stored files of an archive into the object store, under new keys of the tenant. */
export class ImportedObjects {
  private readonly stored: Map<string, Stored>;
  private areUploads = false;

  constructor(
    private readonly userId: string,
    private readonly file: string,
    objects: ArchiveObject[],
  ) {
    this.stored = new Map(
      objects.map((object) => [
        object.path,
        { ...object, key: newObjectKey(userId, fileNameOf(object.path)) },
      ]),
    );
  }

  /** Stores all objects, one at a time, as unclaimed uploads. */
  async store(signal: AbortSignal): Promise<void> {
    const { userId } = this;
    const objects = [...this.stored.values()];
    await requireStorage(
      userId,
      objects.reduce((sum, { size }) => sum + size, 0),
    );
    const rows = objects.map(({ path: _path, ...object }) => ({ ...object, userId }));
    await db.upload.createMany({ data: rows });
    this.areUploads = true;
    if (this.stored.size === 0) return;
    const [store, archive] = [await objectStore(), await ZipArchive.open(this.file)];
    try {
      for (const [path, object] of this.stored) {
        signal.throwIfAborted();
        const read = () => archive.read(objectPath(path));
        if (isAvatarCategory(object.category) || object.category === logoCategory)
          await this.storePicture(path, object, await buffer(await read()));
        else await store.write(object, await read());
      }
    } finally {
      archive.close();
    }
  }

  /**
   * Stores a picture as uploads of pictures are stored. One that cannot be read is left out: exports of earlier versions may
   * contain it, and nothing can show it.
   */
  private async storePicture(path: string, object: Stored, original: Uint8Array): Promise<void> {
    const kind = object.category === logoCategory ? "logo" : "avatar";
    const encoded = await encodeArchivedPicture(original, kind);
    if ("problem" in encoded) {
      log.warn({ category: object.category }, "an import leaves out a picture that cannot be read");
      this.stored.delete(path);
      const which = Prisma.sql`u."userId" = ${this.userId}::uuid AND u."key" = ${object.key}`;
      await db.$queryRaw(release(which));
      return;
    }
    const { bytes, contentType } = encoded;
    const size = bytes.byteLength;
    await (await objectStore()).write({ key: object.key, contentType, size }, Readable.from([bytes]));
    await db.upload.update({
      where: { userId_key: { userId: this.userId, key: object.key } },
      data: { contentType, size },
      select: { key: true },
    });
  }

  /** Claims all uploads, within the transaction that writes their keys into rows. */
  async claim(transaction: Prisma.TransactionClient): Promise<void> {
    const { count } = await transaction.upload.updateMany({
      where: { userId: this.userId, usedAt: null, key: { in: this.keys() } },
      data: { usedAt: new Date() },
    });
    if (count < this.stored.size) throw archiveError("took too long to be stored");
  }

  /** Returns the new key of each object by its path in the archive. */
  keysByPath(): Map<string, string> {
    return new Map([...this.stored].map(([path, { key }]) => [path, key]));
  }

  /** Removes the objects of a failed import. */
  async discard(): Promise<void> {
    if (!this.areUploads) return;
    const which = Prisma.sql`u."userId" = ${this.userId}::uuid AND u."usedAt" IS NULL AND u."key" = ANY(${this.keys()})`;
    await removeReleased(await db.$queryRaw<{ key: string }[]>(release(which)));
  }

  private keys(): string[] {
    return [...this.stored.values()].map(({ key }) => key);
  }
}
