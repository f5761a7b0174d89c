import "server-only";
import { instantSchema } from "@/lib/shared/text/fields";
import { unreadable } from "@/lib/server/problem";

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
