import { readStored, writeStored } from "@/lib/shared/browser/browser-storage";
import { PENDING_SIGN_OUT } from "@/lib/early-requests/take-landing";

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
  reportSignOut(false);
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

/** Tells the listeners whether the last attempt failed. */
export function reportSignOut(failed: boolean): void {
  hasFailed = failed;
  for (const listener of listeners) listener();
}
