import { hasGoogle, startGoogle } from "@/lib/accounts/server/sign-in/auth";
import { notFound } from "@/lib/server/problem";
import { callersNetwork, limitRate } from "@/lib/server/http/limits/rate-limit";
import { withoutUser } from "@/lib/api/server/route";
import { rejectCrossSite } from "@/lib/server/http/same-site";

export const GET = withoutUser(async ({ request }) => {
  rejectCrossSite(request);
  if (!hasGoogle()) throw notFound();
  await limitRate("sign-in", callersNetwork(request));
  return startGoogle(request);
});
