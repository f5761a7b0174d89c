import "server-only";
import { isAvatarCategory, isAvatarType, type UploadCategory, uploadLimit } from "@/lib/files/upload-limits";
import { db } from "@/lib/server/db";
import { Prisma } from "@/lib/server/generated/client";
import { isDemoKey } from "@/lib/server/storage/demo-object";
import { fileNameOf, newObjectKey } from "@/lib/server/storage/object-key";
import { objectStore } from "@/lib/server/storage/object-store";
import { release, removeReleased } from "@/lib/server/storage/removal";
import type { ArchivedObject } from "./schema";
import { objectPath } from "./tables";
import { refused, type Unpacked } from "./unpack";

type Noted = { key: string; category: UploadCategory; contentType: string; size: number };

/** The stored files of an archive on their way into the store, under new keys of the tenant. */
export class ImportedObjects {
  private readonly noted = new Map<string, Noted>();
  private areUploads = false;

  constructor(
    private readonly userId: string,
    private readonly archive: Unpacked,
  ) {}

  /** Takes an object down for the import; 422 for what would not have been taken as an upload either. */
  note(object: ArchivedObject | null, category: UploadCategory): void {
    if (!object || isDemoKey(object.path)) return;
    const { path, contentType, size } = object;
    if (this.noted.has(path)) throw refused(`uses ${path} twice`);
    if (!contentType || (isAvatarCategory(category) && !isAvatarType(contentType)))
      throw refused(`has ${path} of a kind that is not taken`);
    if (size > uploadLimit(category).bytes) throw refused(`has ${path} too large`);
    if (this.archive.sizeOf(objectPath(path)) !== size)
      throw refused(`lacks ${path}, or has it in another size`);
    const key = newObjectKey(this.userId, fileNameOf(path));
    this.noted.set(path, { key, category, contentType, size });
  }

  /** Stores all of them, one at a time, as uploads that nothing has taken up yet. */
  async store(): Promise<void> {
    const rows = [...this.noted.values()].map((noted) => ({ ...noted, userId: this.userId }));
    await db.upload.createMany({ data: rows });
    this.areUploads = true;
    const store = await objectStore();
    for (const [path, object] of this.noted) {
      await store.write(object, await this.archive.read(objectPath(path)));
    }
  }

  /** Takes all of them up, within the transaction that writes their keys into rows. */
  async takeUp(transaction: Prisma.TransactionClient): Promise<void> {
    const { count } = await transaction.upload.updateMany({
      where: { userId: this.userId, usedAt: null, key: { in: this.keys() } },
      data: { usedAt: new Date() },
    });
    if (count < this.noted.size) throw refused("took too long to be stored");
  }

  /** The key that a row's object has here. */
  keyOf(object: ArchivedObject | null): string | null {
    if (!object) return null;
    return isDemoKey(object.path) ? object.path : (this.noted.get(object.path)?.key ?? null);
  }

  /** Removes what was stored for an import that has failed. */
  async discard(): Promise<void> {
    if (!this.areUploads) return;
    const which = Prisma.sql`u."userId" = ${this.userId}::uuid AND u."usedAt" IS NULL AND u."key" = ANY(${this.keys()})`;
    await removeReleased(await db.$queryRaw<{ key: string }[]>(release(which)));
  }

  private keys(): string[] {
    return [...this.noted.values()].map(({ key }) => key);
  }
}
