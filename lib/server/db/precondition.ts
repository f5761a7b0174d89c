import "server-only";
import { instantSchema } from "@/lib/fields";
import { isMissing } from "@/lib/server/db/database-problem";
import { preconditionFailed, unreadable } from "@/lib/server/problem";

/**
 * The version that a change was made upon, from the header `If-Match: "<updatedAt>"`. Undefined where the caller does not
 * mind: without the header, or with `*`. 400 for anything else.
 */
export function readVersion(request: Request): Date | undefined {
  const header = request.headers.get("if-match")?.trim();
  if (header === undefined || header === "*") return undefined;
  const instant = instantSchema.safeParse(/^"([1-9]\d{3}-.+)"$/.exec(header)?.[1]);
  if (!instant.success) throw unreadable("If-Match must be the updatedAt of the row in double quotes");
  return new Date(instant.data);
}

/**
 * Runs an update whose `where` holds the version. When the row is there but has changed since, that is a 412 with the row
 * as it is now, and no 404.
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
