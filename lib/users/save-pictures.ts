import "server-only";
import { measureLogo } from "@/lib/server/storage/logo";
import { db } from "@/lib/server/db/client";
import type { Prisma } from "@/lib/server/db/generated/client";
import { withReleasedObjects } from "@/lib/server/storage/removal";
import { claimUpload, requireUpload } from "@/lib/server/storage/uploads";
import { logoCategory } from "@/lib/upload-limits";

type Pictures = { avatar?: string | null; logo?: string | null };
type Columns = Pictures & { logoWidth?: number | null; logoHeight?: number | null };

/**
 * Writes the profile with its pictures. New keys must be uploads of this tenant in their category, and are claimed in the same
 * transaction; the present ones may be sent back unchanged. `save` receives the columns to write. Objects that nothing uses
 * any more are removed. Throws 422 for a logo that cannot be printed.
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
  if (avatar) await requireUpload(userId, avatar, ["user"], "avatar");
  if (logo) await requireUpload(userId, logo, [logoCategory], "logo");
  const size = logo ? await measureLogo(userId, logo) : null;
  const columns: Columns = {
    avatar,
    ...(logo !== undefined && { logo, logoWidth: size?.width ?? null, logoHeight: size?.height ?? null }),
  };
  const claimed = [avatar, logo].filter((key) => typeof key === "string");
  return withReleasedObjects(userId, save(columns), ...claimed.map((key) => claimUpload(userId, key)));
}
