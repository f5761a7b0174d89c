import { startTime } from "@/lib/time-entries/server/clock";
import { startTimeSchema } from "@/lib/time-entries/schema";
import { readOptionalBody } from "@/lib/server/http/body";
import { created, withUser } from "@/lib/api/server/route";

export const POST = withUser(async ({ request, userId }) =>
  created(await startTime(userId, await readOptionalBody(request, startTimeSchema))),
);
