/** The names of the session cookie: browsers accept the prefix `__Host-` on https only. */
export const sessionCookies = ["__Host-pennant.session", "pennant.session"] as const;

/**
 * Returns whether a request has a session cookie, given a function that checks for a cookie by name. The session itself may
 * have expired.
 */
export function hasSessionCookie(hasCookie: (name: string) => boolean): boolean {
  return sessionCookies.some(hasCookie);
}
