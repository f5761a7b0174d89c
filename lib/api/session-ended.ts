// In its own module, so that the landing page can read it without loading the session code.
let hasEnded = false;

/** Returns whether this tab had a session that expired. */
export function hasSessionEnded(): boolean {
  return hasEnded;
}

export function rememberSessionEnd(hasExpired: boolean): void {
  hasEnded = hasExpired;
}
