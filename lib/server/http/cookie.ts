import "server-only";
import { isHttps } from "@/lib/server/env";

/** Returns the value of a cookie of the request. */
export function readCookie(request: Request, name: string): string | undefined {
  const cookies = request.headers.get("cookie")?.split(/; */) ?? [];
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** Returns a Set-Cookie value with HttpOnly and SameSite=Lax. */
export function setCookie(name: string, value: string, expires: Date): string {
  return `${name}=${value}; Path=/; Expires=${expires.toUTCString()}; ${attributes()}`;
}

/** Returns the Set-Cookie value that removes a cookie from the browser. */
export function clearCookie(name: string): string {
  return `${name}=; Path=/; Max-Age=0; ${attributes()}`;
}

function attributes(): string {
  return `HttpOnly; SameSite=Lax${isHttps() ? "; Secure" : ""}`;
}
