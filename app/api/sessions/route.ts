import { withUser } from "@/lib/api/server/route";
import { endOtherSessions, listSessions } from "@/lib/accounts/sessions/server/data";

export const GET = withUser(async ({ userId, sessionId }) => listSessions({ userId, sessionId }));

export const DELETE = withUser(async ({ request, userId, sessionId }) =>
  endOtherSessions({ userId, sessionId }, request),
);
