import { currentUserId, signOutEverywhere } from "@/lib/auth/access-token";
import { accessTokenFor } from "@/lib/auth/connection";
import { AUTH_TIMEOUT_MS } from "@/lib/early-requests/take";

/** Ends the session on the server and in this browser. Returns false, with nothing changed, if the server is unreachable. */
export async function signOut(): Promise<boolean> {
  const signal = AbortSignal.timeout(AUTH_TIMEOUT_MS);
  try {
    const token = await accessTokenFor(currentUserId(), undefined, signal);
    await fetch("/api/auth/logout", { headers: { authorization: `Bearer ${token}` }, signal });
  } catch {
    return false;
  }
  signOutEverywhere();
  return true;
}
