import { json, withoutUser } from "@/lib/api/server/route";
import { rejectCrossSite } from "@/lib/server/http/same-site";
import { refreshSession } from "@/lib/accounts/server/session/session-rotation";

export const GET = withoutUser(async ({ request }) => {
  rejectCrossSite(request);
  const { cookie, ...data } = await refreshSession(request);
  return json({ success: true, data }, 200, cookie ? { "set-cookie": cookie } : {});
});
