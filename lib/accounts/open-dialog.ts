import { openRequest } from "@/lib/shared/browser/open-request";

/** "keep" turns a demo into an account; "security" is the part of the profile about signing in. */
export type AccountDialog = "keep" | "security";

/** Buttons in menus, notes, toasts and other dialogs open them, and the shell shows them. */
export const { open: openAccountDialog, onOpen: onOpenAccountDialog } = openRequest<AccountDialog>();
