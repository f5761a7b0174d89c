// True if this tab has just deleted its account: the landing page then shows a message, because it has no toasts.
let isLeaving = false;

export function rememberAccountDeleted(): void {
  isLeaving = true;
}

/** Returns whether the account was deleted in this tab, once. */
export function takeAccountDeleted(): boolean {
  const isDue = isLeaving;
  isLeaving = false;
  return isDue;
}
