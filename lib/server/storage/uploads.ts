import "server-only";
import {
  isAvatarCategory,
  isAvatarType,
  isLogoType,
  logoCategory,
  type UploadCategory,
  uploadLimit,
  type UploadRequest,
} from "@/lib/files/upload-limits";
import { NOT_A_LOGO } from "@/lib/logo/size";
import { db } from "@/lib/server/db/client";
import { Prisma } from "@/lib/server/db/generated/client";
import { invalid, notFound, tooLarge } from "@/lib/server/problem";
import { demoAddress } from "./demo-object";
import { newObjectKey } from "./object-key";
import { objectStore } from "./store";
import { requireStorage } from "./quota";
import { readAddress } from "./read-address";
import { release, type Released, removeReleased } from "./removal";
import { uploadTenant } from "./upload-tenant";

/** Returns a new key and the URL that accepts exactly this upload. Throws 413 when it is too large. */
export async function presignUpload(userId: string, upload: UploadRequest, origin: string) {
  const { fileName, category, contentType, size } = upload;
  const limit = uploadLimit(category, await uploadTenant(userId));
  if (size > limit.bytes) throw tooLarge(limit.message);
  if (isAvatarCategory(category) && !isAvatarType(contentType))
    throw invalid([{ path: "contentType", message: "Please choose a picture" }]);
  if (category === logoCategory && !isLogoType(contentType))
    throw invalid([{ path: "contentType", message: NOT_A_LOGO }]);
  await requireStorage(userId, size);
  const key = newObjectKey(userId, fileName);
  await db.upload.create({ data: { userId, key, category, contentType, size } });
  const store = await objectStore();
  return { url: await store.uploadAddress({ key, contentType, size }, origin), key };
}

/** Returns the URL to read an object of the tenant from. Throws 404 for any other key. */
export async function objectAddress(userId: string, key: string, origin: string): Promise<string> {
  const addresses = await objectAddresses(userId, [key], origin);
  if (!Object.hasOwn(addresses, key)) throw notFound();
  return addresses[key] as string;
}

/** Returns the URLs of several objects by key. Keys that are not the tenant's are left out. */
export async function objectAddresses(userId: string, keys: string[], origin: string) {
  const uploads = await db.upload.findMany({
    where: { userId, key: { in: keys } },
    select: { key: true, contentType: true },
  });
  const own = uploads.map((upload) => [upload.key, readAddress(upload, origin)] as const);
  const demo = keys.flatMap((key) => [[key, demoAddress(key, origin)] as const]);
  const found = [...demo, ...own].filter(([, address]) => address !== undefined);
  return Object.fromEntries(found) as Record<string, string>;
}

/**
 * Completes an upload and checks what was stored before a row claims it. Throws 404 for a key that was not issued to this
 * tenant for these categories, 422 when nothing was uploaded, 413 when it is too large. A rejected object is removed.
 */
export async function requireUpload(
  userId: string,
  key: string,
  kinds: readonly UploadCategory[],
  path: string,
) {
  const upload = await db.upload.findUnique({ where: { userId_key: { userId, key } } });
  const kind = kinds.find((category) => category === upload?.category);
  if (!upload || !kind) throw notFound();
  const size = await (await objectStore()).finishUpload(key);
  if (size === null) throw invalid([{ path, message: "Please upload a file" }]);
  const limit = uploadLimit(kind, await uploadTenant(userId));
  if (size <= limit.bytes && size === Number(upload.size)) return { size };
  await discardUpload(userId, key);
  throw size > limit.bytes ? tooLarge(limit.message) : invalid([{ path, message: "Please upload a file" }]);
}

/** Marks an upload as used. Throws P2025 if it already is. Part of the transaction that writes its key into a row. */
export function claimUpload(userId: string, key: string) {
  return db.upload.update({
    where: { userId_key: { userId, key }, usedAt: null },
    data: { usedAt: new Date() },
    select: { key: true },
  });
}

/** Removes an upload that cannot be used. One that a row uses stays. */
export async function discardUpload(userId: string, key: string): Promise<void> {
  const which = Prisma.sql`u."userId" = ${userId}::uuid AND u."key" = ${key} AND u."usedAt" IS NULL`;
  await removeReleased(await db.$queryRaw<Released[]>(release(which)));
}
