import { openRequest } from "@/lib/shared/browser/open-request";

/** The dialogs of the account that any part of the workspace can open. */
export type AccountDialog =
  /** Turns a demo into an account. */
  | "keep"
  /** The part of the profile about signing in. */
  | "security";

/** Buttons in menus, notes, toasts and other dialogs open them, and the shell shows them. */
export const { open: openAccountDialog, onOpen: onOpenAccountDialog } = openRequest<AccountDialog>();
