import { selectionFilterSchema } from "@/lib/api/list";
import { readBody } from "@/lib/server/http/body";
import { withUser } from "@/lib/api/server/route";
import { selectTags } from "@/lib/tags/server/data";

export const POST = withUser(async ({ request, userId }) =>
  selectTags(userId, (await readBody(request, selectionFilterSchema)).name),
);
