import { z } from "zod";

const contents = {
  /** Dated tasks that are not done. */
  tasks: z.boolean(),
  events: z.boolean(),
  /** Issued invoices with a balance, on their due dates. */
  dueInvoices: z.boolean(),
  /** Leaves notes and amounts out. */
  discreet: z.boolean(),
};

export const calendarFeedSchema = z.strictObject({
  /** The private address of the calendar. Whoever has it can read the calendar. */
  url: z.url(),
  ...contents,
});

/** The body of PATCH calendar-feed; omitted fields stay unchanged. */
export const calendarFeedPatchSchema = z.object(contents).partial();

export type CalendarFeed = z.infer<typeof calendarFeedSchema>;
export type CalendarFeedPatch = z.output<typeof calendarFeedPatchSchema>;
