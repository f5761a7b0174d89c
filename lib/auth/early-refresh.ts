/** How long a call around signing in is waited for, in milliseconds. */
export const AUTH_TIMEOUT_MS = 10_000;

/** The answer that the page has asked for by itself (`early-refresh-script.ts`), once. */
export function takeEarlyRefresh(): Promise<Response> | undefined {
  const page = globalThis as { pennantRefresh?: Promise<Response> };
  const answer = page.pennantRefresh;
  delete page.pennantRefresh;
  return answer;
}
