import { search } from "@/lib/search/server/data";
import { searchSchema } from "@/lib/search/schema";
import { readBody } from "@/lib/server/http/body";
import { withUser } from "@/lib/api/server/route";

export const POST = withUser(async ({ request, userId }) =>
  search(userId, await readBody(request, searchSchema)),
);
