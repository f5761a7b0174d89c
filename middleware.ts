import { type NextRequest, NextResponse } from "next/server";
import { hasSessionCookie } from "@/lib/auth/session-cookies";

/**
 * The gate before the workspace: who has no session cookie is sent to the landing page before anything is loaded. Whether
 * the session still lives is asked by the page itself; the gate stays free of the database.
 */
export function middleware(request: NextRequest) {
  const hasSession = hasSessionCookie((name) => request.cookies.has(name));
  // What a page of the workspace fetches ahead carries no data, and a redirect would be no answer to it: the page itself
  // notices that its session is gone.
  const isNavigation = (request.headers.get("sec-fetch-dest") ?? "document") === "document";
  if (hasSession || !isNavigation) return NextResponse.next();
  // Its address may be of the caller's choice, so nobody keeps it for others.
  const headers = { "cache-control": "no-store" };
  return NextResponse.redirect(new URL("/welcome", origin(request)), { headers });
}

/** AUTH_URL, else where the browser thinks it is: the server itself only knows the address that it listens on. */
function origin({ headers, nextUrl }: NextRequest): string {
  if (process.env.AUTH_URL) return process.env.AUTH_URL;
  const protocol = headers.get("x-forwarded-proto") ?? nextUrl.protocol.replace(":", "");
  return `${protocol}://${headers.get("host") ?? nextUrl.host}`;
}

export const config = { matcher: ["/home", "/home/:path*"] };
