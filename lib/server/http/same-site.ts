import "server-only";
import { hasSessionCookie } from "@/lib/accounts/session-cookies";
import { readCookie } from "@/lib/server/http/cookie";
import { env } from "@/lib/server/env";
import { Problem } from "@/lib/server/problem";

/** Other sites can send these only after a CORS preflight, which this server never allows. */
const OWN_HEADERS = ["authorization", "time-zone"];

/**
 * Rejects with 403 a call from another site that starts, changes or ends a session. None of these calls needs a bearer token,
 * so neither SameSite cookies nor a preflight protects them. Over plain http browsers do not send Sec-Fetch-Site: there one of
 * our own headers or the referring page must show that the request is ours. A client that is not a browser sends neither, and
 * does not accept HTML.
 */
export function rejectCrossSite(request: Request): void {
  const { headers } = request;
  const site = headers.get("sec-fetch-site");
  // "none" is an address that another program opened, such as a link in an email.
  const isAccepted =
    site === null ? isOurs(headers) : site === "same-origin" || (site === "none" && hasOwnHeader(headers));
  if (!isAccepted) throw refused();
}

/**
 * Does the same for a GET that replaces or ends the browser's session. That must be a call of one of our scripts: a link or a
 * picture in one of our pages is not enough. A client without cookies and without Sec-Fetch-Site has no session to lose.
 */
export function requireOwnScript(request: Request): void {
  rejectCrossSite(request);
  const { headers } = request;
  if (hasOwnHeader(headers)) return;
  const isCall =
    headers.get("sec-fetch-site") === null
      ? !hasSessionCookie((name) => readCookie(request, name) !== undefined)
      : (headers.get("sec-fetch-dest") ?? "empty") === "empty";
  if (!isCall) throw refused();
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

const refused = () => new Problem(403, "Cross-site request refused.");

function hasOwnHeader(headers: Headers): boolean {
  return OWN_HEADERS.some((name) => headers.has(name));
}

function isOurs(headers: Headers): boolean {
  if (hasOwnHeader(headers)) return true;
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
