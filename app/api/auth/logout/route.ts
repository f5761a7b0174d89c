import { json, withUser } from "@/lib/server/route";
import { rejectCrossSite } from "@/lib/server/http/same-site";
import { clearedSessionCookie, closeSession } from "@/lib/server/auth/session";

export const GET = withUser(async ({ request, userId, sessionId }) => {
  rejectCrossSite(request);
  await closeSession({ userId, sessionId }, request);
  return json({ success: true }, 200, { "set-cookie": clearedSessionCookie() });
});
