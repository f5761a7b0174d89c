import "server-only";
import { env } from "@/lib/server/env";
import { Problem } from "@/lib/server/problem";

/** Other sites can send these only after a CORS preflight, which this server never allows. */
const OWN_HEADERS = ["authorization", "time-zone"];

/**
 * Rejects with 403 a call from another site that starts, changes or ends a session. Some of these calls are GETs, and none
 * needs a bearer token, so neither SameSite cookies nor a preflight protects them. Over plain http browsers do not send Sec-Fetch-Site: there one of our own headers or
 * the referring page must show that the request is ours. A client that is not a browser sends neither, and does not accept HTML.
 */
export function rejectCrossSite(request: Request): void {
  const { headers } = request;
  const site = headers.get("sec-fetch-site");
  if (site === "same-origin" || site === "none") return;
  if (site !== null || !isOurs(headers)) throw new Problem(403, "Cross-site request refused.");
}

/**
 * Rejects with 403 a form that a page of another site sent. The address of the form is secret, so that this is a second
 * protection only: over plain http, a page that hides its referrer sends the origin "null", as ours does.
 */
export function rejectCrossSiteForm(request: Request): void {
  const { headers } = request;
  if (headers.get("sec-fetch-site") === null && headers.get("origin") === "null") return;
  rejectCrossSite(request);
}

function isOurs(headers: Headers): boolean {
  if (OWN_HEADERS.some((name) => headers.has(name))) return true;
  // Browsers send the origin with every POST of another page, as "null" if the page hides its referrer.
  const page = headers.get("origin") ?? headers.get("referer");
  if (page !== null) return isOurHost(hostOf(page), headers);
  return !headers.get("accept")?.includes("text/html");
}

function isOurHost(host: string | undefined, headers: Headers): boolean {
  const { AUTH_URL } = env();
  const ours = [headers.get("host"), headers.get("x-forwarded-host"), AUTH_URL && new URL(AUTH_URL).host];
  return host !== undefined && ours.includes(host);
}

function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).host : undefined;
}
