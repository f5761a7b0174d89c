import { presignSchema } from "@/lib/files/schema";
import { readBody } from "@/lib/server/http/body";
import { originOf } from "@/lib/server/http/origin";
import { limitRate } from "@/lib/server/http/limits/rate-limit";
import { withUser } from "@/lib/api/server/route";
import { presignUpload } from "@/lib/server/storage/uploads";

export const POST = withUser(async ({ request, userId }) => {
  await limitRate("presign", userId);
  return presignUpload(userId, await readBody(request, presignSchema), originOf(request));
});
