import "server-only";
import { Problem } from "./problem";

/**
 * Refuses a GET that changes something when the browser says that another site sent it. The specification makes these
 * calls by GET, so neither SameSite cookies nor a preflight stands before them.
 */
export function refuseOtherSites(request: Request): void {
  const from = request.headers.get("sec-fetch-site");
  if (from === "cross-site" || from === "same-site")
    throw new Problem(403, "This call is not for other sites");
}
