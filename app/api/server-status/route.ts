import { withUser } from "@/lib/server/route";
import { getServerStatus } from "@/lib/server-status/data";

/** For the owner of this server; 404 for everybody else. */
export const GET = withUser(async ({ request, userId }) => getServerStatus(userId, request));
