import { openRequest } from "@/lib/shared/browser/open-request";
import type { TimeEntry } from "./schema";

/** The entry to edit, or that a new one is written down. */
export type EntrySubject = TimeEntry | "new";

/**
 * Rows, cells and the clock open the dialog of an entry, and the shell shows it, because it outlives the popup that it was opened
 * from.
 */
export const { open: openEntryDialog, onOpen: onOpenEntryDialog } = openRequest<EntrySubject>();
