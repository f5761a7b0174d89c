import { importTenant } from "@/lib/archive/import";
import { withUser } from "@/lib/server/http/route";

export const POST = withUser(({ request, userId }) => importTenant(userId, request), { hasOwnQueue: true });
