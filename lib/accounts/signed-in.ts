import "server-only";
import { closeSessionOf } from "@/lib/server/auth/session";
import { json } from "@/lib/server/route";

/** Returns the response to a sign-in: the session as a cookie, the rest as data. The browser's previous session ends. */
export async function signedIn(
  { cookie, ...data }: { cookie: string; accessToken: string },
  request: Request,
): Promise<Response> {
  await closeSessionOf(request);
  return json({ success: true, data }, 200, { "set-cookie": cookie });
}
