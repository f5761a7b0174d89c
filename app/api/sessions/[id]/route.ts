import { withUser } from "@/lib/api/server/route";
import { endSession } from "@/lib/accounts/sessions/server/data";

export const DELETE = withUser<{ id: string }>(async ({ request, params, userId }) =>
  endSession(userId, params.id, request),
);
