import { getCalendarFeed, updateCalendarFeed } from "@/lib/calendar-feed/server/data";
import { calendarFeedPatchSchema } from "@/lib/calendar-feed/schema";
import { readBody } from "@/lib/server/http/body";
import { originOf } from "@/lib/server/http/origin";
import { withUser } from "@/lib/api/server/route";

export const GET = withUser(({ request, userId }) => getCalendarFeed(userId, originOf(request)));

export const PATCH = withUser(async ({ request, userId }) =>
  updateCalendarFeed(userId, originOf(request), await readBody(request, calendarFeedPatchSchema)),
);
