import { stopTime } from "@/lib/time-entries/server/clock";
import { stopTimeSchema } from "@/lib/time-entries/schema";
import { readOptionalBody } from "@/lib/server/http/body";
import { withUser } from "@/lib/api/server/route";

export const POST = withUser(async ({ request, userId }) =>
  stopTime(userId, await readOptionalBody(request, stopTimeSchema)),
);
