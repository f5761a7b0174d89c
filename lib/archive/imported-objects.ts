import "server-only";
import { buffer } from "node:stream/consumers";
import { checkPicture } from "@/lib/logo/check-picture";
import { logoCategory } from "@/lib/upload-limits";
import { db } from "@/lib/server/db/client";
import { Prisma } from "@/lib/server/db/generated/client";
import { fileNameOf, newObjectKey } from "@/lib/server/storage/object-key";
import { objectStore } from "@/lib/server/storage/store";
import { requireStorage } from "@/lib/server/storage/quota";
import { release, removeReleased } from "@/lib/server/storage/removal";
import { objectPath } from "./tables";
import type { ArchiveObject } from "./check-archive";
import { archiveError } from "./archive-error";
import { ZipArchive } from "./zip-archive";

/** Copies the stored files of an archive into the object store, under new keys of the tenant. */
export class ImportedObjects {
  private readonly stored: Map<string, ArchiveObject & { key: string }>;
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
        if (object.category === logoCategory) requirePrintable(path, await buffer(await read()));
        await store.write(object, await read());
      }
    } finally {
      archive.close();
    }
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

/** Throws 422 for a logo that the PDF cannot show. Its size is at most that of a picture. */
function requirePrintable(path: string, bytes: Uint8Array): void {
  if ("problem" in checkPicture(bytes)) throw archiveError(`has ${path}, which is not a picture`);
}
