/** The names of the session cookie: browsers accept the prefix `__Host-` on https only. */
export const sessionCookies = ["__Host-pennant.session", "pennant.session"] as const;

/**
 * Whether a request carries a session cookie, by a function that tells which cookies it has. Nothing is said about whether
 * the session is still alive.
 */
export function hasSessionCookie(hasCookie: (name: string) => boolean): boolean {
  return sessionCookies.some(hasCookie);
}
