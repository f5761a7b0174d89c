import { openRequest } from "@/lib/shared/browser/open-request";

/**
 * The dialogs of the account that any part of the workspace can open.
 * "keep" turns a demo into an account.
 */
export type AccountDialog = "keep";

/** Buttons in menus, notes and questions open them, and the shell shows them. */
export const { open: openAccountDialog, onOpen: onOpenAccountDialog } = openRequest<AccountDialog>();
