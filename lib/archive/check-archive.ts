import "server-only";
import { isAvatarCategory, isAvatarType, type UploadCategory, uploadLimit } from "@/lib/upload-limits";
import { isDemoKey } from "@/lib/server/storage/demo-object";
import { archiveError } from "./archive-error";
import type { ArchivedObject } from "./schema";
import { archiveTables, objectPath } from "./tables";
import type { Unpacked } from "./unpack";

/** A stored file or picture that an archive brings, by its path below `objects/`. */
export type ArchiveObject = { path: string; category: UploadCategory; contentType: string; size: number };

/**
 * Reads every row of an archive once without writing any. Returns the objects that the rows use; throws 422 with what is
 * wrong with the archive.
 */
export async function checkArchive(archive: Unpacked): Promise<ArchiveObject[]> {
  await archive.requireManifest();
  const objects = new Map<string, ArchiveObject>();
  const add = (object: ArchivedObject | null, category: UploadCategory) =>
    addObject(objects, archive, object, category);
  add((await archive.profile()).avatar, "user");
  for (const table of archiveTables) {
    for await (const rows of archive.batches(table)) {
      for (const row of rows) {
        if ("object" in row) add(row.object, row.category);
        if ("avatar" in row)
          add(row.avatar, table === "clientContacts" ? "client-contact" : "partner-contact");
      }
    }
  }
  return [...objects.values()];
}

/** Throws 422 for what would not have been taken as an upload either. The demo's own objects ship with the app. */
function addObject(
  objects: Map<string, ArchiveObject>,
  archive: Unpacked,
  object: ArchivedObject | null,
  category: UploadCategory,
): void {
  if (!object || isDemoKey(object.path)) return;
  const { path, contentType, size } = object;
  if (objects.has(path)) throw archiveError(`uses ${path} twice`);
  if (!contentType || (isAvatarCategory(category) && !isAvatarType(contentType)))
    throw archiveError(`has ${path} of a kind that is not taken`);
  if (size > uploadLimit(category).bytes) throw archiveError(`has ${path} too large`);
  if (archive.sizeOf(objectPath(path)) !== size)
    throw archiveError(`lacks ${path}, or has it in another size`);
  objects.set(path, { path, category, contentType, size });
}
