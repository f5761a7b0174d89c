// Apart from the session itself, so that the landing page can ask for it without loading more.
let hasEnded = false;

/** Whether this tab had a session that ended by itself. */
export function hasSessionEnded(): boolean {
  return hasEnded;
}

export function rememberSessionEnd(byItself: boolean): void {
  hasEnded = byItself;
}
