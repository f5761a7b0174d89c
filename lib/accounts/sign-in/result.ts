/** The query parameter that says how a sign-in ended. */
export const signInParameter = "signin";

/**
 * Returns how a sign-in ended, from a URL's query; null if it does not say. Apart from the messages (sign-in-notice.ts), so that a
 * page looks for a result without loading them.
 */
export function signInResult(search: string): string | null {
  return new URLSearchParams(search).get(signInParameter);
}
