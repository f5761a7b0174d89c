import "server-only";
import { closeSessionOf } from "@/lib/accounts/server/session/session";
import { json } from "@/lib/api/server/route";
import type { SignInResult } from "./second-step";

/**
 * Returns the response to a sign-in: the session as a cookie, the rest as data. The browser's previous session ends. If the
 * sign-in has a second step, nothing changes yet.
 */
export async function signedIn(result: SignInResult, request: Request): Promise<Response> {
  if ("challenge" in result)
    return json({ success: true, data: { secondFactor: true, challenge: result.challenge } });
  const { cookie, ...data } = result;
  await closeSessionOf(request);
  return json({ success: true, data }, 200, { "set-cookie": cookie });
}
