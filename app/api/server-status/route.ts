import { withUser } from "@/lib/api/server/route";
import { getServerStatus } from "@/lib/server-status/server/data";

/** For the owner of this server; 404 for everybody else. */
export const GET = withUser(async ({ request, userId }) => getServerStatus(userId, request));
