import { resetDemo } from "@/lib/demo/data";
import { limitRate } from "@/lib/server/http/rate-limit";
import { withUser } from "@/lib/server/route";

export const POST = withUser(async ({ userId }) => {
  await limitRate("reset", userId);
  await resetDemo(userId);
  return { success: true };
});
