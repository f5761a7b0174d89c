import { withoutUser } from "@/lib/server/route";
import { refuseOtherSites } from "@/lib/server/same-site";
import { refreshSession } from "@/lib/server/session";

export const GET = withoutUser(async ({ request }) => {
  refuseOtherSites(request);
  return { success: true, data: await refreshSession(request) };
});
