import { renewCalendarFeed } from "@/lib/calendar-feed/data";
import { originOf } from "@/lib/server/http/origin";
import { withUser } from "@/lib/server/route";

export const POST = withUser(({ request, userId }) => renewCalendarFeed(userId, originOf(request)));
