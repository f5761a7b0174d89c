import type { Dialog } from "@base-ui/react/dialog";
import { isOnTop } from "@/lib/shared/browser/layers";

/**
 * Returns whether a dialog is to close. An Escape that another layer has handled, or that is meant for a layer above the dialog, is
 * passed on. Base UI knows the order only of dialogs that are nested in React, and until the focus has moved into the upper dialog,
 * Escape would close the lower one, or both.
 */
export function isMeantFor(popup: HTMLElement | null, details: Dialog.Root.ChangeEventDetails): boolean {
  const { reason, event } = details;
  if (reason !== "escape-key" || (!event.defaultPrevented && isOnTop(popup))) return true;
  details.cancel();
  details.allowPropagation();
  return false;
}
