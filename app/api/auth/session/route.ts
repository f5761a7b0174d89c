import { withoutUser } from "@/lib/server/route";
import { findOpenSession } from "@/lib/server/auth/session";

/** Whether this browser has a session that lives. Asked by whoever has none too, so it is no error that there is none. */
export const GET = withoutUser(async ({ request }) => ({ session: await findOpenSession(request) }));
