import { AUTH_TIMEOUT_MS } from "@/lib/auth/early-refresh";
import { paths } from "@/lib/paths";

/**
 * Runs in a page of the workspace before the app's own code has come, and asks for the session's token meanwhile: data
 * can then be asked for as soon as there is code to ask for it.
 */
export const earlyRefreshScript = `if (location.pathname.startsWith("${paths.home}/")) {
  window.pennantRefresh = fetch("/api/auth/refresh", {
    headers: { "time-zone": Intl.DateTimeFormat().resolvedOptions().timeZone },
    signal: AbortSignal.timeout(${AUTH_TIMEOUT_MS}),
  });
  window.pennantRefresh.catch(() => {});
}`;
