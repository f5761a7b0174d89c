import { deleteProject, getProject, updateProject } from "@/lib/projects/server/data";
import { projectPatchSchema } from "@/lib/projects/schema";
import { readBody } from "@/lib/server/http/body";
import { readVersion } from "@/lib/server/http/if-match";
import { trashed, withUser } from "@/lib/api/server/route";

type Params = { id: string };

export const GET = withUser<Params>(({ params, userId }) => getProject(userId, params.id));

export const PATCH = withUser<Params>(async ({ request, params, userId }) =>
  updateProject(userId, params.id, await readBody(request, projectPatchSchema), readVersion(request)),
);

export const DELETE = withUser<Params>(async ({ params, userId }) =>
  trashed(await deleteProject(userId, params.id)),
);
