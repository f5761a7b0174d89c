import { createProject } from "@/lib/projects/server/data";
import { newProjectSchema } from "@/lib/projects/schema";
import { readBody } from "@/lib/server/http/body";
import { created, withUser } from "@/lib/api/server/route";

export const POST = withUser(async ({ request, userId }) =>
  created(await createProject(userId, await readBody(request, newProjectSchema))),
);
