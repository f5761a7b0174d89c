import { openLink } from "@/lib/document-links/open-link";
import { markOpened } from "@/lib/document-links/opened";
import { addressOf, limitRate } from "@/lib/server/http/rate-limit";
import { withoutUser } from "@/lib/server/route";

export const POST = withoutUser<{ token: string }>(async ({ request, params }) => {
  await limitRate("client-page", addressOf(request));
  await markOpened(await openLink(params.token, request), request);
});
