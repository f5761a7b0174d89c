import "server-only";
import type { AvatarCategory } from "@/lib/upload-limits";
import type { Prisma } from "@/lib/server/db/generated/client";
import { releasing } from "./removal";
import { requireUpload, claimUpload } from "./uploads";

/**
 * Writes a row whose `avatar` may be new: the key must be an upload of this tenant for such a picture, and it is taken up
 * in the same transaction. `save` gets the avatar to write; `stored` reads the one that is there, which may be sent back
 * as it is. The picture that was there before is removed.
 */
export async function savingAvatar<Row>(
  userId: string,
  avatar: string | null | undefined,
  how: {
    category: AvatarCategory;
    stored?: () => Promise<{ avatar: string | null }>;
    save: (avatar: string | null | undefined) => Prisma.PrismaPromise<Row>;
  },
): Promise<Row> {
  if (avatar === undefined) return how.save(undefined);
  if (avatar === null) return how.stored ? releasing(userId, how.save(null)) : how.save(null);
  if ((await how.stored?.())?.avatar === avatar) return how.save(undefined);
  await requireUpload(userId, avatar, [how.category], "avatar");
  return releasing(userId, how.save(avatar), claimUpload(userId, avatar));
}
