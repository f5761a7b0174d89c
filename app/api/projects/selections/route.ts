import { selectionFilterSchema } from "@/lib/api/list";
import { selectProjects } from "@/lib/projects/server/data";
import { readBody } from "@/lib/server/http/body";
import { withUser } from "@/lib/api/server/route";

export const POST = withUser(async ({ request, userId }) =>
  selectProjects(userId, (await readBody(request, selectionFilterSchema)).name),
);
