import "server-only";
import { env } from "@/lib/server/env";

/**
 * Returns the origin by which the caller reaches this server, for URLs in responses: AUTH_URL if it is set, else the
 * request's Origin header, else its host headers.
 */
export function originOf(request: Request): string {
  const { AUTH_URL } = env();
  if (AUTH_URL) return new URL(AUTH_URL).origin;
  const header = request.headers.get("origin") ?? "";
  if (/^https?:\/\//.test(header) && URL.canParse(header)) return new URL(header).origin;
  const host = request.headers.get("x-forwarded-host") ?? request.headers.get("host");
  const { protocol, origin } = new URL(request.url);
  if (!host || !URL.canParse(`http://${host}`)) return origin;
  const forwarded = request.headers.get("x-forwarded-proto")?.split(",")[0];
  const scheme = forwarded === "http" || forwarded === "https" ? forwarded : protocol.slice(0, -1);
  return new URL(`${scheme}://${host}`).origin;
}
