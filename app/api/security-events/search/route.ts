import { searchSecurityEvents } from "@/lib/security-events/server/search";
import { securityEventFilterSchema } from "@/lib/security-events/schema";
import { readBody } from "@/lib/server/http/body";
import { withUser } from "@/lib/api/server/route";

export const POST = withUser(async ({ request, userId }) =>
  searchSecurityEvents(userId, await readBody(request, securityEventFilterSchema)),
);
