import { searchProjects } from "@/lib/projects/server/data";
import { projectFilterSchema } from "@/lib/projects/schema";
import { readBody } from "@/lib/server/http/body";
import { withUser } from "@/lib/api/server/route";

export const POST = withUser(async ({ request, userId }) =>
  searchProjects(userId, await readBody(request, projectFilterSchema)),
);
