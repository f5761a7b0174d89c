import { openRequest } from "@/lib/shared/browser/open-request";

/** What the clock can run on. */
export type Activity = { projectId?: string | null; taskId?: string | null; description?: string };

/**
 * `start` starts the clock on an activity. `toggle` stops what runs, and otherwise starts the clock on a project, or asks on what.
 * `ask` opens the dialog.
 */
export type ClockRequest =
  | { act: "start"; activity: Activity }
  | { act: "toggle"; projectId?: string }
  | { act: "ask" };

/** Buttons, keys, rows and the palette request it, and the shell carries it out. */
export const { open: requestClock, onOpen: onClockRequest } = openRequest<ClockRequest>();
