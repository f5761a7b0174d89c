import { type NextRequest, NextResponse } from "next/server";
import { sessionCookies } from "@/lib/auth/session-cookies";

/**
 * The gate before the workspace: who has no session cookie is sent to the landing page before anything is loaded. Whether
 * the session still lives is asked by the page itself; the gate stays free of the database.
 */
export function middleware(request: NextRequest) {
  if (sessionCookies.some((name) => request.cookies.has(name))) return NextResponse.next();
  // Without an origin: behind a proxy the server does not know its own, and the browser does.
  return new NextResponse(null, { status: 307, headers: { location: "/welcome" } });
}

export const config = { matcher: ["/home", "/home/:path*"] };
