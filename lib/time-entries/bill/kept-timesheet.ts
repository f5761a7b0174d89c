import { z } from "zod";
import { timeRoundingSchema } from "@/lib/shared/dates/time-rounding";
import { isTimeZone } from "@/lib/shared/dates/time-zone";
import { idSchema, instantSchema, longText } from "@/lib/shared/text/fields";

/** The time on a document, as `SalesDocument.timesheet` keeps it from the issue on: see docs/decisions/0205-kept-timesheets.md. */
export const keptTimesheetSchema = z.strictObject({
  /** The zone of the days and times. */
  timeZone: z.string().refine(isTimeZone, { error: "Must be a time zone" }),
  /** The oldest first. */
  entries: z.array(
    z.strictObject({
      startedAt: instantSchema,
      endedAt: instantSchema,
      /** The names of the project and the task. */
      project: longText(),
      task: longText(),
      description: longText(),
      /** "none" or "up:15:entry". */
      rounding: timeRoundingSchema.transform((text) => text ?? "none"),
      /** The line that bills it. */
      lineId: idSchema,
    }),
  ),
});

export type KeptTimesheet = z.output<typeof keptTimesheetSchema>;
