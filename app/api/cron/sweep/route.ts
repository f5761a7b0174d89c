import { requireSecret } from "@/lib/accounts/server/session/bearer-secret";
import { env } from "@/lib/server/env";
import { withoutUser } from "@/lib/api/server/route";
import { sweep } from "@/lib/sweep/server/sweep";

/** For a scheduler, which calls by GET or POST with CRON_SECRET as bearer token. Returns what was removed. */
const run = withoutUser(async ({ request }) => {
  requireSecret(request, env().CRON_SECRET);
  return sweep();
});

export { run as GET, run as POST };
