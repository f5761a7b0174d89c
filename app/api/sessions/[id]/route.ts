import { withUser } from "@/lib/server/route";
import { endSession } from "@/lib/sessions/data";

export const DELETE = withUser<{ id: string }>(async ({ request, params, userId }) =>
  endSession(userId, params.id, request),
);
