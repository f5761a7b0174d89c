import { readBody } from "@/lib/server/http/body";
import { readVersion } from "@/lib/server/http/if-match";
import { clearedSessionCookie } from "@/lib/accounts/server/session/session";
import { withUser } from "@/lib/api/server/route";
import { deleteUser, getUser, updateUser } from "@/lib/users/server/data";
import { userPatchSchema } from "@/lib/users/schema";

export const GET = withUser(({ userId }) => getUser(userId));

export const PATCH = withUser(async ({ request, userId }) =>
  updateUser(userId, await readBody(request, userPatchSchema), readVersion(request)),
);

export const DELETE = withUser(
  async ({ userId }) => {
    await deleteUser(userId);
    return new Response(null, { status: 204, headers: { "set-cookie": clearedSessionCookie() } });
  },
  { needsProof: true },
);
