import { json, withoutUser } from "@/lib/server/route";
import { rejectCrossSite } from "@/lib/server/http/same-site";
import { refreshSession } from "@/lib/server/auth/session-rotation";

export const GET = withoutUser(async ({ request }) => {
  rejectCrossSite(request);
  const { cookie, ...data } = await refreshSession(request);
  return json({ success: true, data }, 200, cookie ? { "set-cookie": cookie } : {});
});
