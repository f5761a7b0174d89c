import "server-only";
import type { AvatarCategory } from "@/lib/files/upload-limits";
import type { Prisma } from "@/lib/server/db/generated/client";
import { withReleasedObjects } from "@/lib/server/storage/removal";
import { takePicture } from "./take-picture";
import { claimUpload } from "@/lib/server/storage/uploads";

/**
 * Writes a row with an `avatar`. A new key must be an upload of this tenant in the given category, and is claimed in the same
 * transaction. `save` receives the avatar to write; `stored` reads the current one, which may be sent back unchanged. The
 * previous picture is removed.
 */
export async function saveWithAvatar<Row>(
  userId: string,
  avatar: string | null | undefined,
  how: {
    category: AvatarCategory;
    stored?: () => Promise<{ avatar: string | null }>;
    save: (avatar: string | null | undefined) => Prisma.PrismaPromise<Row>;
  },
): Promise<Row> {
  if (avatar === undefined) return how.save(undefined);
  if (avatar === null) return how.stored ? withReleasedObjects(userId, how.save(null)) : how.save(null);
  if ((await how.stored?.())?.avatar === avatar) return how.save(undefined);
  await takePicture(userId, avatar, how.category, "avatar");
  return withReleasedObjects(userId, how.save(avatar), claimUpload(userId, avatar));
}
