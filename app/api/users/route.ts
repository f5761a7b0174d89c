import { readBody } from "@/lib/server/body";
import { withUser } from "@/lib/server/route";
import { getUser, updateUser } from "@/lib/users/data";
import { userPatchSchema } from "@/lib/users/schema";

export const GET = withUser(({ userId }) => getUser(userId));

export const PATCH = withUser(async ({ request, userId }) =>
  updateUser(userId, await readBody(request, userPatchSchema)),
);
