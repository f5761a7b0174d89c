import { importTenant } from "@/lib/archive/import";
import { withUser } from "@/lib/server/route";

export const POST = withUser(({ request, userId }) => importTenant(userId, request), { hasOwnQueue: true });
