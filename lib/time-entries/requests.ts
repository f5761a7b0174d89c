import { openRequest } from "@/lib/shared/browser/open-request";
import type { Days, TimePeriod } from "./bill/bill-periods";
import type { TimeEntry, TypedTime } from "./schema";
import type { RowSubject } from "./week/grid";

/** An activity that the clock can run on. */
export type Activity = { projectId?: string | null; taskId?: string | null; description?: string };

/** Returns the activity of an entry, for more time like it. A task that was deleted is left out. */
export function activityOf({ projectId, taskId, task, description, isBillable, rate, tags }: TimeEntry) {
  return { projectId, taskId: task && taskId, description, isBillable, rate, tags };
}

/** Returns the body of a call that creates time. The server knows the project of a task, which may have been moved since. */
export function withoutProjectOfTask<Body extends Activity>({ projectId, ...body }: Body) {
  return body.taskId ? body : { projectId, ...body };
}

/** The body of a call that starts the clock. */
export type Started = Pick<
  TypedTime,
  "projectId" | "taskId" | "description" | "isBillable" | "rate" | "tags"
> & {
  id: string;
  startedAt?: string;
};

/**
 * `start` starts the clock on an activity. `toggle` stops what runs, and otherwise starts the clock on an activity, or asks on which.
 * `ask` opens the dialog. `askEnd` asks when a clock that has run too long should have ended, and then starts the next one.
 */
export type ClockRequest =
  | { act: "start"; activity: Activity }
  | { act: "toggle"; activity?: Activity }
  | { act: "ask" }
  | { act: "askEnd"; entry: TimeEntry; next?: Started };

/** Buttons, keys, rows and the palette request it, and the shell carries it out. */
export const { open: requestClock, onOpen: onClockRequest } = openRequest<ClockRequest>();

/** The project or client whose time is billed, without which the dialog asks, and the period that it begins with; all time without one. */
export type BillSubject = { projectId?: string; clientId?: string; period?: TimePeriod } & Days;

/** Buttons and the palette open the dialog that makes an invoice from time, and the shell shows it. */
export const { open: openBillDialog, onOpen: onOpenBillDialog } = openRequest<BillSubject>();

/** New time of a day and of a row of the week, with which the dialog begins. */
export type NewEntrySubject = RowSubject & { day: string };

/** The entry to edit, or a new one. */
export type EntrySubject = TimeEntry | "new" | NewEntrySubject;

/** Rows, cells and the clock open the dialog of an entry, and the shell shows it. */
export const { open: openEntryDialog, onOpen: onOpenEntryDialog } = openRequest<EntrySubject>();
