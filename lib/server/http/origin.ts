import "server-only";
import { env } from "@/lib/server/env";

/**
 * The address by which the caller reaches this server, for addresses that answers carry: AUTH_URL where it is set, else
 * what the browser itself says, else what the request's headers say.
 */
export function originOf(request: Request): string {
  const { AUTH_URL } = env();
  if (AUTH_URL) return new URL(AUTH_URL).origin;
  const said = request.headers.get("origin") ?? "";
  if (/^https?:\/\//.test(said) && URL.canParse(said)) return new URL(said).origin;
  const host = request.headers.get("x-forwarded-host") ?? request.headers.get("host");
  const { protocol, origin } = new URL(request.url);
  if (!host || !URL.canParse(`http://${host}`)) return origin;
  const forwarded = request.headers.get("x-forwarded-proto")?.split(",")[0];
  const scheme = forwarded === "http" || forwarded === "https" ? forwarded : protocol.slice(0, -1);
  return new URL(`${scheme}://${host}`).origin;
}
