import { readStored, writeStored } from "@/lib/browser-storage";
import { PENDING_SIGN_OUT } from "@/lib/constants";
import { AUTH_TIMEOUT_MS, takeEarlyLandingCall } from "@/lib/early-requests/take";
import { browserTimeZone } from "@/lib/time-zone";

// Only where the browser does not allow the mark. Elsewhere another tab may remove it.
let isPendingHere = false;
let hasFailed = false;
const listeners = new Set<() => void>();

/** Returns whether the person has signed out in this browser, and the server has not confirmed it. */
export function isSignOutPending(): boolean {
  return isPendingHere || readStored(PENDING_SIGN_OUT) !== null;
}

/** Marks that the person has signed out. The mark survives the tab, so that the next page can finish it. */
export function beginSignOut(): void {
  writeStored(PENDING_SIGN_OUT, "yes");
  isPendingHere = readStored(PENDING_SIGN_OUT) === null;
}

/** Removes the mark: the server has confirmed the sign-out, or another session has replaced the old one. */
export function endSignOut(): void {
  if (!isSignOutPending()) return;
  isPendingHere = false;
  writeStored(PENDING_SIGN_OUT, null);
  report(false);
}

/**
 * Asks the server to end the session of the cookie, and that of the token. Resolves with whether it has confirmed the end; true
 * if no sign-out is pending.
 */
export async function finishSignOut(token: string | null = null): Promise<boolean> {
  if (!isSignOutPending()) return true;
  // What the page has asked for before is about the session that ends.
  void takeEarlyLandingCall("auth/session");
  const isConfirmed = await endOnServer(token);
  if (isConfirmed) endSignOut();
  else report(true);
  return isConfirmed;
}

/** Returns whether the last attempt to finish a pending sign-out failed. */
export function hasSignOutFailed(): boolean {
  return hasFailed;
}

/** Calls the listener when that changes. Returns an unsubscribe function. */
export function onSignOutChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
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

function report(failed: boolean) {
  hasFailed = failed;
  for (const listener of listeners) listener();
}
