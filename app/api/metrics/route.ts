import { requireSecret } from "@/lib/accounts/server/session/bearer-secret";
import { env } from "@/lib/server/env";
import { exposition } from "@/lib/server/metrics/exposition";
import { withoutUser } from "@/lib/api/server/route";

/** Returns the metrics of this process for Prometheus. Requires METRICS_TOKEN as bearer token. */
export const GET = withoutUser(async ({ request }) => {
  requireSecret(request, env().METRICS_TOKEN);
  const headers = { "content-type": "text/plain; version=0.0.4; charset=utf-8", "cache-control": "no-store" };
  return new Response(exposition(), { headers });
});
