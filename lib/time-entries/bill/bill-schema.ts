import { z } from "zod";
import { clientLabelSchema } from "@/lib/clients/schema";
import { daySchema } from "@/lib/shared/dates/day-schema";
import { idSchema } from "@/lib/shared/text/fields";
import { filterOf } from "@/lib/api/list";
import { timeSumsSchema } from "@/lib/time-entries/schema";
import { reportGroups } from "./report-groups";

export const billGroups = ["project", "task", "day", "entry"] as const;
export type BillGroup = (typeof billGroups)[number];

const MUST_BE_WEEKDAY = "Must be a day of the week, from 1 for Monday to 7 for Sunday";

/** The body of POST time-entries/bill. */
export const billSchema = z
  .object({
    /** Of the draft. */
    id: idSchema.optional(),
    projectId: filterOf(idSchema),
    clientId: filterOf(idSchema),
    from: filterOf(daySchema),
    to: filterOf(daySchema),
    /** Each one unbilled time of the project or client in the period. Without them, all of it. */
    entryIds: z
      .array(idSchema, { error: "Must be a list of ids" })
      .max(10_000, { error: "Must be at most 10,000 ids" })
      .optional(),
    groupBy: z.enum(billGroups, { error: "Must be project, task, day or entry" }),
    withDates: z.boolean({ error: "Must be true or false" }).default(false),
  })
  .refine(({ projectId, clientId }) => (projectId === undefined) !== (clientId === undefined), {
    path: ["projectId"],
    error: "Choose a project or a client",
  });

/** The body of POST time-entries/report. */
export const reportFilterSchema = z.object({
  from: daySchema,
  to: daySchema,
  groupBy: z.enum(reportGroups, { error: "Must be day, week, month, project, client or tag" }),
  /** The day on which weeks begin: 1 for Monday to 7 for Sunday. */
  weekStartsOn: z
    .int({ error: MUST_BE_WEEKDAY })
    .min(1, { error: MUST_BE_WEEKDAY })
    .max(7, { error: MUST_BE_WEEKDAY })
    .default(1),
});

/** The sums of a report, and of each of its groups. */
export const timeReportSchema = z.strictObject({
  ...timeSumsSchema,
  items: z.array(
    z.strictObject({
      /** A day, the first day of a week, a month as "2026-11", an id or a tag; null for time without one. */
      key: z.string().nullable(),
      /** The name of the project or client; null for other groups. */
      name: z.string().nullable(),
      /** The client, or that of the project; null for other groups. */
      client: clientLabelSchema.nullable(),
      ...timeSumsSchema,
    }),
  ),
});

export type Bill = z.output<typeof billSchema>;
export type BillInput = z.input<typeof billSchema>;
export type TimeReport = z.infer<typeof timeReportSchema>;
export type ReportFilter = z.output<typeof reportFilterSchema>;
