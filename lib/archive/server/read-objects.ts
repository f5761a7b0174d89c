import "server-only";
import { isDemoKey } from "@/lib/server/storage/demo-object";
import { fileNameOf, uniquePartOf } from "@/lib/server/storage/object-key";
import type { Prisma } from "@/lib/server/db/generated/client";
import type { ArchivedObject } from "@/lib/archive/archived-object";

/** An object with its key in the store, which is not part of the archive. */
export type StoredObject = ArchivedObject & { key: string };

/** A query for one page of a table. */
export type Page = {
  where: { userId: string; id: { gt: string } };
  orderBy: { id: "asc" };
  take: number;
};

type Stored = { contentType: string; size: bigint };

/** Returns the media type and size of these objects by key. */
export async function readObjects(
  database: Prisma.TransactionClient,
  userId: string,
  keys: (string | null)[],
) {
  const rows = await database.upload.findMany({
    where: { userId, key: { in: keys.filter((key) => key !== null) } },
    select: { key: true, contentType: true, size: true },
  });
  return new Map(rows.map(({ key, ...stored }) => [key, stored]));
}

/** Returns an object with a path built from its row and not from the tenant, so that it is the same after an import. */
export function archived(
  objects: Map<string, Stored>,
  key: string | null,
  folder: string,
  size = 0,
): StoredObject | null {
  if (key === null) return null;
  if (isDemoKey(key)) return { path: key, contentType: null, size, key };
  const { contentType, size: bytes } = objects.get(key) ?? { contentType: null, size };
  return { path: `${folder}/${fileNameOf(key)}`, contentType, size: Number(bytes), key };
}

/** Returns a logo, which several documents may have. Its path tells logos apart. */
export function archivedLogo(objects: Map<string, Stored>, key: string | null): StoredObject | null {
  return key === null ? null : archived(objects, key, `logos/${uniquePartOf(key)}`);
}
