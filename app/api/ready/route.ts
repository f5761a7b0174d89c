import { sql } from "@/lib/server/db/client";
import { withoutUser } from "@/lib/server/route";
import { withTimeout } from "@/lib/server/db/timeout";
import { objectStore } from "@/lib/server/storage/store";
import { storageWarnings } from "@/lib/server/storage/warnings";

/**
 * Readiness: 503 unless the database and the file store are available. Conditions that may soon cause failures are returned as
 * warnings.
 */
export const GET = withoutUser(async ({ request }) => {
  const store = await objectStore();
  const checks = [sql`SELECT 1`, store.check(), storageWarnings(request)] as const;
  const [, , warnings] = await withTimeout(Promise.all(checks));
  return { status: "ready", warnings };
});
