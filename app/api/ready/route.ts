import { errorMessages } from "@/lib/errors";
import { sql } from "@/lib/server/db/client";
import { originOf } from "@/lib/server/http/origin";
import { withoutUser } from "@/lib/server/route";
import { withTimeout } from "@/lib/server/db/timeout";
import { isSpaceLow } from "@/lib/server/storage/free-space";
import { objectStore } from "@/lib/server/storage/store";
import { refusesUploadsFrom } from "@/lib/server/storage/upload-origins";

/**
 * Ready: what a request needs is reached, the database and the file store. 503 while one of them is not. What works and is
 * about to fail is a warning.
 */
export const GET = withoutUser(async ({ request }) => {
  const store = await objectStore();
  const asked = [sql`SELECT 1`, store.check(), isSpaceLow(), refusesUploadsFrom(originOf(request))] as const;
  const [, , isFull, isRefused] = await withTimeout(Promise.all(asked));
  const warnings = [
    ...(isFull ? ["The disk is nearly full: files are refused, text is saved"] : []),
    ...(isRefused ? [errorMessages.storeRefusesSite] : []),
  ];
  return { status: "ready", warnings };
});
