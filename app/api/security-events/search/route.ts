import { searchSecurityEvents } from "@/lib/server/security-events/search";
import { securityEventFilterSchema } from "@/lib/security-events/schema";
import { readBody } from "@/lib/server/http/body";
import { withUser } from "@/lib/server/route";

export const POST = withUser(async ({ request, userId }) =>
  searchSecurityEvents(userId, await readBody(request, securityEventFilterSchema)),
);
