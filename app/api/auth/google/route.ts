import { hasGoogle, startGoogle } from "@/lib/server/auth";
import { notFound } from "@/lib/server/problem";
import { addressOf, limitRate } from "@/lib/server/rate-limit";
import { withoutUser } from "@/lib/server/route";
import { refuseOtherSites } from "@/lib/server/same-site";

export const GET = withoutUser(async ({ request }) => {
  refuseOtherSites(request);
  if (!hasGoogle()) throw notFound();
  await limitRate("sign-in", addressOf(request));
  return startGoogle(request);
});
