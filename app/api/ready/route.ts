import { sql } from "@/lib/server/db";
import { withoutUser } from "@/lib/server/route";
import { soon } from "@/lib/server/soon";
import { isSpaceLow } from "@/lib/server/storage/free-space";
import { objectStore } from "@/lib/server/storage/object-store";

/**
 * Ready: what a request needs is reached, the database and the file store. 503 while one of them is not. What works and is
 * about to fail is a warning.
 */
export const GET = withoutUser(async () => {
  const store = await objectStore();
  await soon(Promise.all([sql`SELECT 1`, store.check()]));
  const warnings = (await isSpaceLow()) ? ["The disk is nearly full: files are refused, text is saved"] : [];
  return { status: "ready", warnings };
});
