import { clearedSessionCookie, closeSessions } from "@/lib/accounts/server/session/session";
import { requireOwnScript } from "@/lib/server/http/same-site";
import { withoutUser } from "@/lib/api/server/route";

const logOut = withoutUser(async ({ request }) => {
  requireOwnScript(request);
  await closeSessions(request);
  return { success: true };
});

/** Removes the cookie from the browser also when the session could not be deleted. Other sites get 403 and remove nothing. */
export const GET = async (request: Request): Promise<Response> => {
  const response = await logOut(request);
  if (response.status !== 403) response.headers.append("set-cookie", clearedSessionCookie());
  return response;
};
