import "server-only";
import { Problem } from "@/lib/server/problem";

/**
 * Refuses a GET that changes something when another site sent it. The specification makes these calls by GET, so neither
 * SameSite cookies nor a preflight stands before them. Over plain http browsers do not say which site sends a request:
 * there whatever opens as a page, as links and forms do, is refused.
 */
export function refuseOtherSites(request: Request): void {
  const from = request.headers.get("sec-fetch-site");
  const isPage = request.headers.get("accept")?.includes("text/html") ?? false;
  if (from === "cross-site" || from === "same-site" || (from === null && isPage))
    throw new Problem(403, "Cross-site request refused.");
}
