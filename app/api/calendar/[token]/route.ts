import { feedResponse, findFeed } from "@/lib/calendar-feed/data";
import { limitRate } from "@/lib/server/http/rate-limit";
import { withoutUser } from "@/lib/server/route";

/** The token is the secret: calendar programs have no session. */
export const GET = withoutUser<{ token: string }>(async ({ request, params }) => {
  const feed = await findFeed(params.token);
  await limitRate("calendar", feed.userId);
  return feedResponse(feed, request);
});
