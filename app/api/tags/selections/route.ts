import { selectionFilterSchema } from "@/lib/list";
import { readBody } from "@/lib/server/http/body";
import { withUser } from "@/lib/server/route";
import { selectTags } from "@/lib/tags/data";

export const POST = withUser(async ({ request, userId }) =>
  selectTags(userId, (await readBody(request, selectionFilterSchema)).name),
);
