// Apart from `take.ts`, because the landing page loads only this.

/** The browser's mark of a sign-out that the server has not confirmed. Pages of the workspace do not open with it. */
export const PENDING_SIGN_OUT = "pennant-sign-out";

/** Time limit of the landing page's requests, in milliseconds. On a slow line they take nine seconds. */
export const LANDING_TIMEOUT_MS = 30_000;

/** Calls of the landing page that need no token, by path. */
export const LANDING_CALLS = ["settings", "auth/session"] as const;

/** Returns the early response to a call of the landing page, once. */
export function takeEarlyLandingCall(path: (typeof LANDING_CALLS)[number]): Promise<Response> | undefined {
  const calls = (globalThis as { pennantEarlyLanding?: Partial<Record<string, Promise<Response>>> })
    .pennantEarlyLanding;
  const response = calls?.[path];
  delete calls?.[path];
  return response;
}

/** Makes a call of the landing page, or returns its early response. */
export function landingCall(path: (typeof LANDING_CALLS)[number]): Promise<Response> {
  const early = takeEarlyLandingCall(path);
  return early ?? fetch(`/api/${path}`, { signal: AbortSignal.timeout(LANDING_TIMEOUT_MS) });
}
