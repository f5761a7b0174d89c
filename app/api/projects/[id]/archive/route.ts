import { archiveProject } from "@/lib/projects/server/archive";
import { withUser } from "@/lib/api/server/route";

export const POST = withUser<{ id: string }>(({ params, userId }) => archiveProject(userId, params.id));
