import { createEvent } from "@/lib/events/server/data";
import { newEventSchema } from "@/lib/events/schema";
import { readBody } from "@/lib/server/http/body";
import { created, withUser } from "@/lib/api/server/route";

export const POST = withUser(async ({ request, userId, timeZone }) =>
  created(await createEvent(userId, await readBody(request, newEventSchema), timeZone)),
);
