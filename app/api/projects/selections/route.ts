import { selectionFilterSchema } from "@/lib/list";
import { selectProjects } from "@/lib/projects/data";
import { readBody } from "@/lib/server/http/body";
import { withUser } from "@/lib/server/route";

export const POST = withUser(async ({ request, userId }) =>
  selectProjects(userId, (await readBody(request, selectionFilterSchema)).name),
);
