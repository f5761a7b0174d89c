/** The timeout of a sign-in call, in milliseconds. */
export const AUTH_TIMEOUT_MS = 10_000;

/** Returns the response requested by `early-refresh-script.ts`, once. */
export function takeEarlyRefresh(): Promise<Response> | undefined {
  const page = globalThis as { pennantRefresh?: Promise<Response> };
  const response = page.pennantRefresh;
  delete page.pennantRefresh;
  return response;
}
