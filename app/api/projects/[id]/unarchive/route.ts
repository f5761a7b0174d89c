import { unarchiveProject } from "@/lib/projects/server/archive";
import { withUser } from "@/lib/api/server/route";

export const POST = withUser<{ id: string }>(({ params, userId }) => unarchiveProject(userId, params.id));
