import { z } from "zod";
import { csvDialectSchema, filterOf, takeSchema } from "@/lib/api/list";
import { clientLabelSchema } from "@/lib/clients/schema";
import { projectLabelSchema } from "@/lib/projects/schema";
import { TIME_ENTRIES_TAKE } from "@/lib/shared/constants";
import { daySchema } from "@/lib/shared/dates/day-schema";
import { idSchema, instantSchema, optionalId } from "@/lib/shared/text/fields";
import { hourlyRateSchema } from "@/lib/shared/money/hourly-rate";
import { tagList } from "@/lib/tags/schema";
import { descriptionSchema, momentSchema } from "./fields";

const isBillableSchema = z.boolean({ error: "Must be true or false" });

export const timeEntryFields = {
  projectId: optionalId(),
  taskId: optionalId(),
  description: descriptionSchema,
  startedAt: momentSchema("Please enter a start"),
  endedAt: momentSchema("Please enter an end"),
  isBillable: isBillableSchema,
  /** Per hour, in the profile's currency; null means the project's, client's or profile's. */
  rate: hourlyRateSchema,
  tags: tagList(),
};

const { startedAt, endedAt } = timeEntryFields;

/** The body of POST time-entries: time that was typed in. */
export const newTimeEntrySchema = z
  .object({ id: idSchema, ...timeEntryFields })
  .partial()
  // Repeated, because `.required()` would drop the messages for missing fields.
  .extend({ startedAt, endedAt });

/** The body of PATCH time-entries/{id}; omitted fields stay unchanged. An end of null lets the clock run again. */
export const timeEntryPatchSchema = z.object({ ...timeEntryFields, endedAt: endedAt.nullable() }).partial();

/** The body of POST time-entries/start. */
export const startTimeSchema = z
  .object({
    id: idSchema,
    projectId: timeEntryFields.projectId,
    taskId: timeEntryFields.taskId,
    description: descriptionSchema,
    /** Defaults to now. */
    startedAt,
    isBillable: isBillableSchema,
    /** Per hour; null means the project's, client's or profile's. */
    rate: hourlyRateSchema,
    tags: timeEntryFields.tags,
  })
  .partial();

/** The body of POST time-entries/stop. */
export const stopTimeSchema = z.object({ endedAt }).partial();

const conditions = {
  /** The first and the last day, in the user's zone. */
  from: filterOf(daySchema),
  to: filterOf(daySchema),
  projectId: filterOf(idSchema),
  clientId: filterOf(idSchema),
  taskId: filterOf(idSchema),
  isBillable: filterOf(isBillableSchema),
  isBilled: filterOf(isBillableSchema),
};

export const timeEntryFilterSchema = z.object({ ...conditions, take: takeSchema(TIME_ENTRIES_TAKE) });

const inQuery = filterOf(
  z.enum(["true", "false"], { error: "Must be true or false" }).transform((text) => text === "true"),
);

/** The query of GET time-entries/csv. */
export const timeEntryCsvSchema = z.object({
  ...conditions,
  isBillable: inQuery,
  isBilled: inQuery,
  dialect: csvDialectSchema,
});

const amount = z.string().regex(/^\d+(\.\d+)?$/);

/** Whole minutes and money of a set of entries. A running one does not count. */
export const timeSumsSchema = {
  totalMinutes: z.int(),
  billableMinutes: z.int(),
  /** Of what is billable and not billed, without time that has no line: at a rate of 0, or rounded to 0.00. */
  unbilledMinutes: z.int(),
  /** Those of `unbilledMinutes` whose rate is still to be set, which have no amount. */
  unratedMinutes: z.int(),
  /**
   * Per currency: the amounts of the lines on documents, without the discount and the tax of the document, and what is unbilled as one
   * line for each project and rate.
   */
  totals: z.array(z.strictObject({ currency: z.string(), amount, unbilledAmount: amount })),
};

/** An entry, in lists and on its own. */
export const timeEntrySchema = z.strictObject({
  id: idSchema,
  projectId: idSchema.nullable(),
  project: projectLabelSchema.nullable(),
  /** The project's client; null if there is none. */
  clientId: idSchema.nullable(),
  client: clientLabelSchema.nullable(),
  taskId: idSchema.nullable(),
  /** Null also if the task was deleted. */
  task: z.strictObject({ id: idSchema, name: z.string() }).nullable(),
  description: z.string(),
  startedAt: instantSchema,
  /** Null while it is running. */
  endedAt: instantSchema.nullable(),
  /** Of the end less that of the start; null while it is running. */
  minutes: z.int().nullable(),
  isBillable: z.boolean(),
  /** Of the entry itself. */
  rate: amount.nullable(),
  /** The rate that applies: the rate at which it was billed, its own, the project's, the client's or the profile's; null without any. */
  effectiveRate: amount.nullable(),
  /** Of the document that has it, otherwise the profile's. */
  currency: z.string(),
  /** The rounding when it is billed: "none", or such as "up:15:entry". */
  rounding: z.string(),
  tags: z.array(z.string()),
  documentId: idSchema.nullable(),
  /** The draft or issued document that has it. */
  document: z.strictObject({ id: idSchema, number: z.string(), isIssued: z.boolean() }).nullable(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
});

export const timeEntryListSchema = z.strictObject({
  items: z.array(timeEntrySchema),
  total: z.int().min(0),
  unfilteredTotal: z.int().min(0),
  ...timeSumsSchema,
});

/** GET time-entries/running: the entry, or an empty object. */
export const runningSchema = z.union([timeEntrySchema, z.strictObject({})]);

type Input = z.output<typeof newTimeEntrySchema>;
export type NewTimeEntry = Omit<Input, "startedAt" | "endedAt"> & { startedAt: string; endedAt: string };
export type TimeEntryPatch = z.output<typeof timeEntryPatchSchema>;
export type StartTime = z.output<typeof startTimeSchema>;
export type TimeEntryFilter = Partial<z.output<typeof timeEntryFilterSchema>>;
export type TimeEntry = z.infer<typeof timeEntrySchema>;
export type TimeEntryList = z.infer<typeof timeEntryListSchema>;

/** The bodies of the calls as the browser makes them, with instants as text. */
export type TypedTime = {
  projectId?: string | null;
  taskId?: string | null;
  description?: string;
  startedAt: string;
  endedAt: string;
  isBillable?: boolean;
  rate?: string | null;
  tags?: string[];
};
export type TimeChange = Partial<Omit<TypedTime, "endedAt"> & { endedAt: string | null }>;
