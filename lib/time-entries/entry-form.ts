import { z } from "zod";
import type { FieldNames } from "@/lib/edits/merge";
import { dateText } from "@/lib/shared/dates/calendar-date";
import { dueOnDate, isInstant, todayIn, UNREADABLE_DATE } from "@/lib/shared/dates/dates";
import { tagList } from "@/lib/tags/schema";
import { descriptionSchema } from "./fields";
import { STARTS_IN_FUTURE, TIME_REQUIRED } from "./limits";
import { hourlyRateSchema } from "@/lib/shared/money/hourly-rate";
import type { NewEntrySubject } from "./requests";
import type { TimeEntry } from "./schema";
import { parseTime } from "./typed/parse-time";
import { startDay } from "./week/grid";
import { type ReadContext, type Reading, readTimes, type ReadTimes, timesReading } from "./week/reading";
import { timesText } from "./week/times-text";

/** The entry that a form changes, if there is one, and the clock by which it reads times. */
export type EntryFormContext = {
  entry?: TimeEntry;
  /** Returns the other entries of a day and of those beside it, as far as they are known. */
  entriesAround?: (day: string) => readonly TimeEntry[];
  now: Date;
  timeZone: string;
};

/**
 * The form of an entry. `time` is what was typed, and `day` the instant at midnight UTC of its calendar date; of a running entry
 * `time` is empty and `day` its start.
 */
export function entryFormSchema(context: EntryFormContext) {
  return z
    .object({
      description: descriptionSchema,
      projectId: z.string().nullable(),
      taskId: z.string().nullable(),
      time: z.string(),
      day: z
        .string()
        .min(1, { error: "Date is required", abort: true })
        .refine(isInstant, { error: UNREADABLE_DATE, abort: true }),
      isWithTime: z.boolean(),
      isBillable: z.boolean(),
      rate: hourlyRateSchema,
      tags: tagList(),
    })
    .superRefine((values, { addIssue }) => {
      if (isRunning(context)) {
        if (!values.isWithTime) addIssue({ code: "custom", path: ["day"], message: TIME_REQUIRED });
        else if (+new Date(values.day) > +context.now)
          addIssue({ code: "custom", path: ["day"], message: STARTS_IN_FUTURE });
        return;
      }
      if (isAsStored(values, context)) return;
      const times = timesOf(values, context);
      if ("problem" in times) addIssue({ code: "custom", path: ["time"], message: times.problem });
    });
}

export type EntryForm = z.output<ReturnType<typeof entryFormSchema>>;
export type EntryFormInput = z.input<ReturnType<typeof entryFormSchema>>;

/** Returns the initial values of new time: billable, and of today unless they are given. A task that was deleted is left out. */
export function newEntryForm({ now, timeZone }: EntryFormContext, initial?: NewEntrySubject): EntryFormInput {
  return {
    description: "",
    projectId: initial?.projectId ?? null,
    taskId: (initial?.task && initial.taskId) ?? null,
    time: "",
    day: dueOnDate(initial?.day ?? todayIn(timeZone, now)).dueAt,
    isWithTime: false,
    isBillable: true,
    rate: "",
    tags: [],
  };
}

export function toEntryForm(entry: TimeEntry, timeZone: string): EntryFormInput {
  const { description, projectId, taskId, isBillable, rate, tags, startedAt, endedAt } = entry;
  const isEnded = endedAt !== null;
  return {
    description,
    projectId,
    taskId,
    time: isEnded ? timesText(entry, timeZone) : "",
    day: isEnded ? dueOnDate(startDay(entry, timeZone)).dueAt : startedAt,
    isWithTime: !isEnded,
    isBillable,
    rate: rate ?? "",
    tags,
  };
}

/** Returns the times that a form means. A length keeps the start of the entry, unless its day is changed. */
export function timesOf(values: Pick<EntryFormInput, "time" | "day">, context: EntryFormContext): ReadTimes {
  const { entry, timeZone } = context;
  const readContext = readContextOf(values, context);
  const isSameDay = entry !== undefined && startDay(entry, timeZone) === readContext.day;
  return readTimes(values.time, readContext, isSameDay ? entry : undefined);
}

/** Returns the meaning of the times in words. */
export function formReading(
  values: Pick<EntryFormInput, "time" | "day">,
  context: EntryFormContext,
): Reading {
  return timesReading(timesOf(values, context), readContextOf(values, context));
}

/** Returns the calendar date that the text names, or else that of the field. */
export function dayOfTimes(
  { time, day }: Pick<EntryFormInput, "time" | "day">,
  { now, timeZone }: EntryFormContext,
): string {
  return parseTime(time, todayIn(timeZone, now)).time?.date ?? dateText(day);
}

function readContextOf(values: Pick<EntryFormInput, "time" | "day">, context: EntryFormContext): ReadContext {
  const { entriesAround, now, timeZone } = context;
  const entries = entriesAround?.(dayOfTimes(values, context));
  return { day: dateText(values.day), entries, now, timeZone };
}

/** Returns what the changed values mean for the columns of the entry. */
export function toColumns<Values extends Partial<EntryForm>>(
  { time, day, isWithTime, ...columns }: Values,
  all: Pick<EntryFormInput, "time" | "day">,
  context: EntryFormContext,
): Omit<Values, "time" | "day" | "isWithTime"> & { startedAt?: string; endedAt?: string } {
  if (time === undefined && day === undefined && isWithTime === undefined) return columns;
  if (isRunning(context)) return { ...columns, startedAt: all.day };
  const times = timesOf(all, context);
  return "problem" in times ? columns : { ...columns, ...times };
}

function isRunning({ entry }: EntryFormContext): boolean {
  return entry?.endedAt === null;
}

/**
 * Returns whether the times are those of the entry. The text of a few seconds means no time, and that of the hour which a clock
 * change repeats another one.
 */
export function isAsStored(
  { time, day }: Pick<EntryFormInput, "time" | "day">,
  context: EntryFormContext,
): boolean {
  if (!context.entry) return false;
  const stored = toEntryForm(context.entry, context.timeZone);
  return stored.time === time && stored.day === day;
}

export const entryFieldNames: FieldNames<EntryFormInput> = {
  description: "Description",
  projectId: "Project",
  taskId: "Task",
  time: "Time",
  day: "Day",
  isWithTime: "Day",
  isBillable: "Billable",
  rate: "Rate",
  tags: "Tags",
};
