import { hasGoogle, startGoogle } from "@/lib/server/auth/auth";
import { notFound } from "@/lib/server/problem";
import { addressOf, limitRate } from "@/lib/server/http/rate-limit";
import { withoutUser } from "@/lib/server/route";
import { rejectCrossSite } from "@/lib/server/http/same-site";

export const GET = withoutUser(async ({ request }) => {
  rejectCrossSite(request);
  if (!hasGoogle()) throw notFound();
  await limitRate("sign-in", addressOf(request));
  return startGoogle(request);
});
