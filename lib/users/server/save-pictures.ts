import "server-only";
import { db } from "@/lib/server/db/client";
import type { Prisma } from "@/lib/server/db/generated/client";
import { withReleasedObjects } from "@/lib/server/storage/removal";
import { takePicture } from "@/lib/server/storage/pictures/take-picture";
import { claimUpload } from "@/lib/server/storage/uploads";
import { logoCategory } from "@/lib/files/upload-limits";

type Pictures = { avatar?: string | null; logo?: string | null };
type Columns = Pictures & { logoWidth?: number | null; logoHeight?: number | null };

/**
 * Writes the profile with its pictures. New keys must be uploads of this tenant in their category, and are claimed in the same
 * transaction; the present ones may be sent back unchanged. `save` receives the columns to write. Objects that nothing uses
 * any more are removed. Throws 422 for a picture that cannot be read.
 */
export async function saveWithPictures<Row>(
  userId: string,
  pictures: Pictures,
  save: (columns: Columns) => Prisma.PrismaPromise<Row>,
): Promise<Row> {
  if (pictures.avatar === undefined && pictures.logo === undefined) return save({});
  const where = { id: userId };
  const stored = await db.user.findUniqueOrThrow({ where, select: { avatar: true, logo: true } });
  const avatar = pictures.avatar === stored.avatar ? undefined : pictures.avatar;
  const logo = pictures.logo === stored.logo ? undefined : pictures.logo;
  if (avatar) await takePicture(userId, avatar, "user", "avatar");
  const size = logo ? await takePicture(userId, logo, logoCategory, "logo") : null;
  const columns: Columns = {
    avatar,
    ...(logo !== undefined && { logo, logoWidth: size?.width ?? null, logoHeight: size?.height ?? null }),
  };
  const claimed = [avatar, logo].filter((key) => typeof key === "string");
  return withReleasedObjects(userId, save(columns), ...claimed.map((key) => claimUpload(userId, key)));
}
