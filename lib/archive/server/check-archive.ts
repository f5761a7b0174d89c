import "server-only";
import {
  documentCategory,
  isAvatarCategory,
  isAvatarType,
  isLogoType,
  logoCategory,
  type StoredCategory,
  uploadLimit,
  type UploadTenant,
} from "@/lib/files/upload-limits";
import { isDemoKey } from "@/lib/server/storage/demo-object";
import { archiveError } from "./archive-error";
import type { ArchivedObject } from "@/lib/archive/archived-object";
import { archiveTables, objectPath } from "@/lib/archive/tables";
import type { ZipArchive } from "./zip-archive";

/** A stored file or picture of an archive; `path` is relative to `objects/`. */
export type ArchiveObject = { path: string; category: StoredCategory; contentType: string; size: number };

/** The objects that the rows of an archive use, and the number of those that its export could not include. */
export type CheckedObjects = { objects: ArchiveObject[]; missing: number };

/**
 * Validates every row of an archive without writing any. Returns the objects that the rows use; throws 422 with the first
 * error of the archive.
 */
export async function checkArchive(archive: ZipArchive, tenant: UploadTenant): Promise<CheckedObjects> {
  await archive.requireManifest();
  const objects = new Map<string, ArchiveObject>();
  const [listed, missing] = [await archive.missing(), new Set<string>()];
  const add = (object: ArchivedObject | null, category: StoredCategory) => {
    const name = object && objectPath(object.path);
    if (name && listed.has(name) && archive.sizeOf(name) === undefined) missing.add(name);
    else addObject({ objects, archive, tenant }, object, category);
  };
  const profile = await archive.profile();
  add(profile.avatar, "user");
  add(profile.logo, logoCategory);
  for (const table of archiveTables) {
    for await (const rows of archive.batches(table)) {
      for (const row of rows) {
        if ("object" in row) add(row.object, row.category);
        if ("pdf" in row) add(row.pdf, documentCategory);
        if ("logo" in row) add(row.logo, logoCategory);
        if ("avatar" in row)
          add(row.avatar, table === "clientContacts" ? "client-contact" : "partner-contact");
      }
    }
  }
  return { objects: [...objects.values()], missing: missing.size };
}

type Checked = { objects: Map<string, ArchiveObject>; archive: ZipArchive; tenant: UploadTenant };

/** Throws 422 for an object that would not be accepted as an upload. Demo objects ship with the app and are skipped. */
function addObject(
  { objects, archive, tenant }: Checked,
  object: ArchivedObject | null,
  category: StoredCategory,
): void {
  if (!object || isDemoKey(object.path)) return;
  const { path, contentType, size } = object;
  const earlier = objects.get(path);
  // Several documents have the same logo.
  if (earlier?.category === logoCategory && category === logoCategory && earlier.size === size) return;
  if (earlier) throw archiveError(`uses ${path} twice`);
  if (!contentType || !isAllowed(category, contentType))
    throw archiveError(`has ${path} of an unsupported type`);
  if (size > uploadLimit(category, tenant).bytes) throw archiveError(`has ${path}, which is too large`);
  if (archive.sizeOf(objectPath(path)) !== size)
    throw archiveError(`has no ${path}, or has it in a different size`);
  objects.set(path, { path, category, contentType, size });
}

function isAllowed(category: StoredCategory, contentType: string): boolean {
  if (category === logoCategory) return isLogoType(contentType);
  return !isAvatarCategory(category) || isAvatarType(contentType);
}
