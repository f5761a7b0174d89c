import { withoutUser } from "@/lib/api/server/route";
import { findOpenSession } from "@/lib/accounts/server/session/session";

/** Returns this browser's session. Without one it returns null instead of 401, because the landing page always asks. */
export const GET = withoutUser(async ({ request }) => ({ session: await findOpenSession(request) }));
