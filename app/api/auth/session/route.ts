import { withoutUser } from "@/lib/server/route";
import { findOpenSession } from "@/lib/server/auth/session";

/** Returns this browser's session. Without one it returns null instead of 401, because the landing page always asks. */
export const GET = withoutUser(async ({ request }) => ({ session: await findOpenSession(request) }));
