// Apart from `take.ts`, because the landing page loads only this.

declare global {
  /** Set by the script of the landing page (lib/early-script/early.ts): the responses by path. */
  var pennantEarlyLanding: Partial<Record<LandingCall, Promise<Response>>> | undefined;
}

/** The browser's mark of a sign-out that the server has not confirmed. Pages of the workspace do not open with it. */
export const PENDING_SIGN_OUT = "pennant-sign-out";

/** Time limit of the landing page's requests, in milliseconds. On a slow line they take nine seconds. */
export const LANDING_TIMEOUT_MS = 30_000;

/** Calls of the landing page that need no token, by path. */
export const LANDING_CALLS = ["settings", "auth/session"] as const;

type LandingCall = (typeof LANDING_CALLS)[number];

/** Returns the early response to a call of the landing page, once. */
export function takeEarlyLandingCall(path: LandingCall): Promise<Response> | undefined {
  const calls = globalThis.pennantEarlyLanding;
  const response = calls?.[path];
  delete calls?.[path];
  return response;
}

/** Makes a call of the landing page, or returns its early response. */
export function landingCall(path: LandingCall): Promise<Response> {
  const early = takeEarlyLandingCall(path);
  return early ?? fetch(`/api/${path}`, { signal: AbortSignal.timeout(LANDING_TIMEOUT_MS) });
}
