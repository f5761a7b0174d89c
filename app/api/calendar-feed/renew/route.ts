import { renewCalendarFeed } from "@/lib/calendar-feed/server/data";
import { originOf } from "@/lib/server/http/origin";
import { withUser } from "@/lib/api/server/route";

export const POST = withUser(({ request, userId }) => renewCalendarFeed(userId, originOf(request)));
