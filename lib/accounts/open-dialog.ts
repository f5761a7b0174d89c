/** "keep" turns a demo into an account; "security" is the part of the profile about signing in. */
export type AccountDialog = "keep" | "security";

// Buttons in menus, notes, toasts and other dialogs open them, and the shell shows them, as they outlive those.
let pending: AccountDialog | undefined;
const listeners = new Set<(dialog: AccountDialog) => void>();

/** Opens a dialog of the account, as soon as the code that shows it is loaded. */
export function openAccountDialog(dialog: AccountDialog): void {
  if (listeners.size === 0) pending = dialog;
  for (const listener of listeners) listener(dialog);
}

/** Calls the listener for each dialog to open, also for one of before. Returns an unsubscribe function. */
export function onOpenAccountDialog(listener: (dialog: AccountDialog) => void): () => void {
  listeners.add(listener);
  if (pending) listener(pending);
  pending = undefined;
  return () => void listeners.delete(listener);
}
