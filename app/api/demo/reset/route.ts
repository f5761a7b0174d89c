import { resetDemo } from "@/lib/demo/data";
import { withUser } from "@/lib/server/route";

export const POST = withUser(async ({ userId }) => {
  await resetDemo(userId);
  return { success: true };
});
