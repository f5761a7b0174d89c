import { hasGoogle, startGoogle } from "@/lib/server/auth";
import { notFound } from "@/lib/server/problem";
import { withoutUser } from "@/lib/server/route";
import { refuseOtherSites } from "@/lib/server/same-site";

export const GET = withoutUser(({ request }) => {
  refuseOtherSites(request);
  if (!hasGoogle()) throw notFound();
  return startGoogle(request);
});
