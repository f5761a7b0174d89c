import "server-only";
import { sql } from "@/lib/server/db/client";
import { withTimeout } from "@/lib/server/db/timeout";
import { objectStore } from "@/lib/server/storage/store";
import { storageWarnings } from "@/lib/server/storage/warnings";

/** Throws 503 unless the database and the file store are available. Returns warnings of what may soon fail. */
export async function checkReadiness(request: Request): Promise<string[]> {
  const store = await objectStore();
  const checks = [sql`SELECT 1`, store.check(), storageWarnings(request)] as const;
  const [, , warnings] = await withTimeout(Promise.all(checks));
  return warnings;
}
