import { endSignOut, isSignOutPending, reportSignOut } from "@/lib/api/pending-sign-out";
import { AUTH_TIMEOUT_MS } from "@/lib/early-requests/take";
import { takeEarlyLandingCall } from "@/lib/early-requests/take-landing";
import { browserTimeZone } from "@/lib/shared/dates/time-zone";

/**
 * Asks the server to end the session of the cookie, and that of the token. Resolves with whether it has confirmed the end; true
 * if no sign-out is pending.
 */
export async function finishSignOut(token: string | null = null): Promise<boolean> {
  if (!isSignOutPending()) return true;
  // Responses to earlier requests of this page belong to the session that ends.
  void takeEarlyLandingCall("auth/session");
  const isConfirmed = await endOnServer(token);
  if (isConfirmed) endSignOut();
  else reportSignOut(true);
  return isConfirmed;
}

async function endOnServer(token: string | null): Promise<boolean> {
  try {
    const response = await fetch("/api/auth/logout", {
      headers: { "time-zone": browserTimeZone(), ...(token && { authorization: `Bearer ${token}` }) },
      signal: AbortSignal.timeout(AUTH_TIMEOUT_MS),
    });
    if (response.status === 401) return true;
    // A network that asks for a sign-in of its own may answer instead of the server.
    return response.ok && ((await response.json()) as { success?: boolean }).success === true;
  } catch {
    return false;
  }
}
