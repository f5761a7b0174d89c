import { openLink } from "@/lib/document-links/open-link";
import { markOpened } from "@/lib/document-links/opened";
import { addressOf, limitRate } from "@/lib/server/http/rate-limit";
import { rejectCrossSite } from "@/lib/server/http/same-site";
import { withoutUser } from "@/lib/server/route";

export const POST = withoutUser<{ token: string }>(async ({ request, params }) => {
  rejectCrossSite(request);
  await limitRate("client-page", addressOf(request));
  await markOpened(await openLink(params.token, request), request);
});
