import { resetDemo } from "@/lib/demo/data";
import { limitRate } from "@/lib/server/http/rate-limit";
import { withUser } from "@/lib/server/route";

export const POST = withUser(async ({ request, userId }) => {
  await limitRate("reset", userId);
  await resetDemo(userId, request);
  return { success: true };
});
