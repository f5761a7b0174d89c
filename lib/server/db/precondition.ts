import "server-only";
import { instantSchema } from "@/lib/fields";
import { isMissing } from "@/lib/server/db/database-problem";
import { preconditionFailed, unreadable } from "@/lib/server/problem";

/**
 * Returns the version that a change is based on, from the header `If-Match: "<updatedAt>"`; undefined without the header or
 * with `*`. Throws 400 for any other value.
 */
export function readVersion(request: Request): Date | undefined {
  const header = request.headers.get("if-match")?.trim();
  if (header === undefined || header === "*") return undefined;
  const instant = instantSchema.safeParse(/^"([1-9]\d{3}-.+)"$/.exec(header)?.[1]);
  if (!instant.success) throw unreadable("If-Match must be the updatedAt of the row in double quotes");
  return new Date(instant.data);
}

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
