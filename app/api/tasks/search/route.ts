import { readBody } from "@/lib/server/http/body";
import { withUser } from "@/lib/api/server/route";
import { searchTasks } from "@/lib/tasks/server/data";
import { taskFilterSchema } from "@/lib/tasks/schema";

export const POST = withUser(async ({ request, userId, timeZone }) =>
  searchTasks(userId, await readBody(request, taskFilterSchema), timeZone),
);
