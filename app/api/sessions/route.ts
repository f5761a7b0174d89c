import { withUser } from "@/lib/server/route";
import { endOtherSessions, listSessions } from "@/lib/sessions/data";

export const GET = withUser(async ({ userId, sessionId }) => listSessions({ userId, sessionId }));

export const DELETE = withUser(async ({ request, userId, sessionId }) =>
  endOtherSessions({ userId, sessionId }, request),
);
