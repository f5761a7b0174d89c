import { errorMessages } from "@/lib/errors";
import { sql } from "@/lib/server/db/client";
import { originOf } from "@/lib/server/http/origin";
import { withoutUser } from "@/lib/server/route";
import { withTimeout } from "@/lib/server/db/timeout";
import { isSpaceLow } from "@/lib/server/storage/free-space";
import { objectStore } from "@/lib/server/storage/store";
import { rejectsUploadsFrom } from "@/lib/server/storage/upload-origins";

/**
 * Readiness: 503 unless the database and the file store are available. Conditions that may soon cause failures are returned as
 * warnings.
 */
export const GET = withoutUser(async ({ request }) => {
  const store = await objectStore();
  const checks = [sql`SELECT 1`, store.check(), isSpaceLow(), rejectsUploadsFrom(originOf(request))] as const;
  const [, , isFull, isRefused] = await withTimeout(Promise.all(checks));
  const warnings = [
    ...(isFull ? ["The disk is almost full: uploads are refused, text is still saved"] : []),
    ...(isRefused ? [errorMessages.storeRefusesSite] : []),
  ];
  return { status: "ready", warnings };
});
