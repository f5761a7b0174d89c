/** The cookie of the session by its two names: the `__Host-` prefix is only to be had on https. */
export const sessionCookies = ["__Host-pennant.session", "pennant.session"] as const;
