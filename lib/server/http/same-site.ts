import "server-only";
import { env } from "@/lib/server/env";
import { Problem } from "@/lib/server/problem";

/** Another site's page may send these only after a preflight, which is never answered. */
const OWN_HEADERS = ["authorization", "time-zone"];

/**
 * Refuses a GET that changes something when another site sent it. The specification makes these calls by GET, so neither
 * SameSite cookies nor a preflight stands before them. Over plain http browsers do not say which site sends a request:
 * there a header of our own, or the page that it was sent from, has to show that it is ours. What no browser sent has
 * neither, and asks for no page.
 */
export function refuseOtherSites(request: Request): void {
  const { headers } = request;
  const site = headers.get("sec-fetch-site");
  if (site === "same-origin" || site === "none") return;
  if (site !== null || !isOurs(headers)) throw new Problem(403, "Cross-site request refused.");
}

function isOurs(headers: Headers): boolean {
  if (OWN_HEADERS.some((name) => headers.has(name))) return true;
  const page = headers.get("referer");
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
