import { readBody } from "@/lib/server/http/body";
import { created, withUser } from "@/lib/api/server/route";
import { createTask } from "@/lib/tasks/server/data";
import { newTaskSchema } from "@/lib/tasks/schema";

export const POST = withUser(async ({ request, userId, timeZone }) =>
  created(await createTask(userId, await readBody(request, newTaskSchema), timeZone)),
);
