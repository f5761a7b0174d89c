import { type NextRequest, NextResponse } from "next/server";
import { hasSessionCookie } from "@/lib/accounts/session-cookies";

/**
 * Redirects requests for the workspace without a session cookie to the landing page. The page itself checks whether the
 * session is valid; the proxy does not use the database.
 */
export function middleware(request: NextRequest) {
  const hasSession = hasSessionCookie((name) => request.cookies.has(name));
  // Prefetches contain no data and cannot handle a redirect; the page itself detects that its session has ended.
  const isNavigation = (request.headers.get("sec-fetch-dest") ?? "document") === "document";
  if (hasSession || !isNavigation) return NextResponse.next();
  // Next shortens an address of its own origin to a relative one, so that no caller's Host stands in the response.
  return NextResponse.redirect(new URL("/welcome", request.nextUrl), {
    headers: { "cache-control": "no-store" },
  });
}

export const config = { matcher: ["/home", "/home/:path*"] };
