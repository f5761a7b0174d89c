import { type NextRequest, NextResponse } from "next/server";
import { hasSessionCookie } from "@/lib/auth/session-cookies";

/**
 * Redirects requests for the workspace without a session cookie to the landing page. The page itself checks whether the
 * session is valid; the proxy does not use the database.
 */
export function middleware(request: NextRequest) {
  const hasSession = hasSessionCookie((name) => request.cookies.has(name));
  // Prefetches contain no data and cannot handle a redirect; the page itself detects that its session has ended.
  const isNavigation = (request.headers.get("sec-fetch-dest") ?? "document") === "document";
  if (hasSession || !isNavigation) return NextResponse.next();
  // The target may depend on request headers, so it must not be cached.
  const headers = { "cache-control": "no-store" };
  return NextResponse.redirect(new URL("/welcome", origin(request)), { headers });
}

/** Returns the origin of AUTH_URL, else that of the request headers: Next only knows the address it listens on. */
function origin({ headers, nextUrl }: NextRequest): string {
  if (process.env.AUTH_URL) return process.env.AUTH_URL;
  const protocol = headers.get("x-forwarded-proto") ?? nextUrl.protocol.replace(":", "");
  return `${protocol}://${headers.get("host") ?? nextUrl.host}`;
}

export const config = { matcher: ["/home", "/home/:path*"] };
