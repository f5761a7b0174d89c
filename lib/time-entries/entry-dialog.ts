import { openRequest } from "@/lib/shared/browser/open-request";
import type { TimeEntry } from "./schema";

/** Buttons and rows open the dialog of an entry, and the shell shows it. */
export const { open: openEntryDialog, onOpen: onOpenEntryDialog } = openRequest<TimeEntry>();
