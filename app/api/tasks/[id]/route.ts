import { repeatDeletionSchema } from "@/lib/repeats/schema";
import { readBody } from "@/lib/server/http/body";
import { readQuery } from "@/lib/server/http/query";
import { readVersion } from "@/lib/server/http/if-match";
import { changed, trashed, withUser } from "@/lib/api/server/route";
import { deleteTask, getTask, updateTask } from "@/lib/tasks/server/data";
import { taskPatchSchema } from "@/lib/tasks/schema";

type Params = { id: string };

export const GET = withUser<Params>(({ params, userId }) => getTask(userId, params.id));

export const PATCH = withUser<Params>(async ({ request, params, userId, timeZone }) =>
  changed(
    await updateTask(
      userId,
      params.id,
      await readBody(request, taskPatchSchema),
      timeZone,
      readVersion(request),
    ),
  ),
);

export const DELETE = withUser<Params>(async ({ request, params, userId }) =>
  trashed(await deleteTask(userId, params.id, readQuery(request, repeatDeletionSchema).scope)),
);
