import { paths } from "@/lib/paths";

export const AUTH_TIMEOUT_MS = 10_000;

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

/** The answer that the page has asked for by itself, once. */
export function takeEarlyRefresh(): Promise<Response> | undefined {
  const page = globalThis as { pennantRefresh?: Promise<Response> };
  const answer = page.pennantRefresh;
  delete page.pennantRefresh;
  return answer;
}
