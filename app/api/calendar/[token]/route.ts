import { findFeed } from "@/lib/calendar-feed/server/data";
import { feedResponse } from "@/lib/calendar-feed/server/feed";
import { limitRate } from "@/lib/server/http/limits/rate-limit";
import { withVisitor } from "@/lib/api/server/route";

/** The token is the secret: calendar programs have no session. */
export const GET = withVisitor(
  async ({ params }: { params: { token: string } }) => findFeed(params.token),
  async ({ request, found }) => {
    await limitRate("calendar", found.userId);
    return feedResponse(found, request);
  },
);
