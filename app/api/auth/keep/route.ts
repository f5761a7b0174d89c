import { requireDemo } from "@/lib/demo/data";
import { hasGoogle, startGoogle } from "@/lib/server/auth/auth";
import { notFound } from "@/lib/server/problem";
import { json, withUser } from "@/lib/server/route";

/** Starts a sign-in that keeps this demo. Returns the URL to send the browser to. */
export const POST = withUser(async ({ request, userId, sessionId }) => {
  if (!hasGoogle()) throw notFound();
  await requireDemo(userId);
  const start = await startGoogle(request, { userId, sessionId });
  const answer = json({ url: start.headers.get("location") });
  for (const cookie of start.headers.getSetCookie()) answer.headers.append("set-cookie", cookie);
  return answer;
});
