import "server-only";
import { isMissing } from "@/lib/server/db/database-problem";
import { preconditionFailed } from "@/lib/server/problem";

/**
 * Runs an update whose `where` contains the version. Throws 412 with the current row instead of 404 when the row exists but
 * has changed since.
 */
export async function unlessChanged<Row extends object>(
  version: Date | undefined,
  { update, read }: { update: () => Promise<Row>; read: () => Promise<object> },
): Promise<Row> {
  try {
    return await update();
  } catch (error) {
    if (!version || !isMissing(error)) throw error;
    throw preconditionFailed(await read());
  }
}
