import { presignSchema } from "@/lib/files/schema";
import { readBody } from "@/lib/server/body";
import { originOf } from "@/lib/server/origin";
import { limitRate } from "@/lib/server/rate-limit";
import { withUser } from "@/lib/server/route";
import { presignUpload } from "@/lib/server/storage/uploads";

export const POST = withUser(async ({ request, userId }) => {
  await limitRate("presign", userId);
  return presignUpload(userId, await readBody(request, presignSchema), originOf(request));
});
