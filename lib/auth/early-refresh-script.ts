import { AUTH_TIMEOUT_MS } from "@/lib/auth/early-refresh";
import { paths } from "@/lib/paths";

/**
 * Inline script of a workspace page that requests the access token before the app's code has loaded, so that data can be
 * fetched as soon as the app starts.
 */
export const earlyRefreshScript = `if (location.pathname.startsWith("${paths.home}/")) {
  window.pennantRefresh = fetch("/api/auth/refresh", {
    headers: { "time-zone": Intl.DateTimeFormat().resolvedOptions().timeZone },
    signal: AbortSignal.timeout(${AUTH_TIMEOUT_MS}),
  });
  window.pennantRefresh.catch(() => {});
}`;
