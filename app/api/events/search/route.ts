import { searchEvents } from "@/lib/events/server/data";
import { eventFilterSchema } from "@/lib/events/schema";
import { readBody } from "@/lib/server/http/body";
import { withUser } from "@/lib/api/server/route";

export const POST = withUser(async ({ request, userId, timeZone }) =>
  searchEvents(userId, await readBody(request, eventFilterSchema), timeZone),
);
