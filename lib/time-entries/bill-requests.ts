import { openRequest } from "@/lib/shared/browser/open-request";

/** The project or client whose time is billed; without one, the dialog asks. */
export type BillSubject = { projectId?: string; clientId?: string };

/** Buttons and the palette open the dialog that makes an invoice from time, and the shell shows it. */
export const { open: openBillDialog, onOpen: onOpenBillDialog } = openRequest<BillSubject>();
