import { resetDemo } from "@/lib/demo/server/data";
import { limitRate } from "@/lib/server/http/limits/rate-limit";
import { withUser } from "@/lib/api/server/route";

export const POST = withUser(async ({ request, userId }) => {
  await limitRate("reset", userId);
  await resetDemo(userId, request);
  return { success: true };
});
