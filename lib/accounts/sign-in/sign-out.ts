import { currentAccessToken, signOutEverywhere } from "@/lib/api/access-token";
import { finishSignOut } from "@/lib/accounts/sign-in/finish-sign-out";
import { beginSignOut } from "@/lib/api/pending-sign-out";

/**
 * Ends the session in this browser at once, with everything that it keeps, and then on the server. Returns a function that asks
 * the server, and can be called again: it resolves with whether the server has confirmed the end. Until then the cookie may
 * still open the workspace.
 */
export function signOut(): () => Promise<boolean> {
  const token = currentAccessToken();
  beginSignOut();
  signOutEverywhere("leaving");
  return () => finishSignOut(token);
}
