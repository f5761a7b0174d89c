import { withoutUser } from "@/lib/server/route";
import { rejectCrossSite } from "@/lib/server/http/same-site";
import { refreshSession } from "@/lib/server/auth/session";

export const GET = withoutUser(async ({ request }) => {
  rejectCrossSite(request);
  return { success: true, data: await refreshSession(request) };
});
