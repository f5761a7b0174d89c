import { archiveProject } from "@/lib/projects/server/archive";
import { archiveSchema } from "@/lib/api/list";
import { readOptionalBody } from "@/lib/server/http/body";
import { withUser } from "@/lib/api/server/route";

export const POST = withUser<{ id: string }>(async ({ request, params, userId }) =>
  archiveProject(userId, params.id, await readOptionalBody(request, archiveSchema)),
);
