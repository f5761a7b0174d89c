import { withoutUser } from "@/lib/api/server/route";
import { checkReadiness } from "@/lib/server-status/server/readiness";

/**
 * Readiness: 503 unless the database and the file store are available. Conditions that may soon cause failures are returned as
 * warnings.
 */
export const GET = withoutUser(async ({ request }) => ({
  status: "ready",
  warnings: await checkReadiness(request),
}));
