import { z } from "zod";
import { daySchema } from "@/lib/shared/dates/day-schema";
import { idSchema } from "@/lib/shared/text/fields";

export const MOST_INTERVAL = 99;
export const FEWEST_COUNT = 2;
export const MOST_COUNT = 999;

const whole = (from: number, to: number) => {
  const error = `Must be a whole number from ${from} to ${to}`;
  return z.int({ error }).min(from, { error }).max(to, { error });
};

const fields = {
  every: z.enum(["day", "week", "month", "year"], { error: "Must be day, week, month or year" }),
  /** Every second week is 2. */
  interval: whole(1, MOST_INTERVAL),
  /** Of a weekly rule: 1 for Monday to 7 for Sunday. The row's own day is always one of them. */
  weekdays: z
    .array(whole(1, 7), { error: "Must be a list of days from 1 to 7" })
    .max(7, { error: "Must be at most 7 days" }),
  /** Of a monthly rule: the same day, the same weekday such as the second Tuesday, or the last one of its weekday. */
  monthBy: z.enum(["day", "weekday", "lastWeekday"], { error: "Must be day, weekday or lastWeekday" }),
  /** The last date. */
  until: daySchema.nullable(),
  /** The number of dates, the first included. */
  count: whole(FEWEST_COUNT, MOST_COUNT).nullable(),
};

/** When a task or an event repeats. It counts from the row's own date. */
export const repeatRuleSchema = z
  .object({
    ...fields,
    interval: fields.interval.default(1),
    weekdays: fields.weekdays.default([]),
    monthBy: fields.monthBy.default("day"),
    until: fields.until.default(null),
    count: fields.count.default(null),
  })
  .refine(({ until, count }) => until === null || count === null, {
    error: "Must end on a date or after a number of times, not both",
    path: ["count"],
  });

export const repeatKindSchema = z.enum(["task", "event"]);

/** The rows that a change or a deletion of a repeating row applies to: only it, or it and all after. */
export const repeatScopeSchema = z.enum(["one", "following"], { error: "Must be one or following" });

/** The query of DELETE tasks/{id} and events/{id}. */
export const repeatDeletionSchema = z.object({ scope: repeatScopeSchema.default("one") });

/** The rule of a repeating row. */
export const repeatSchema = z.strictObject({
  id: idSchema,
  kind: repeatKindSchema,
  every: fields.every,
  interval: z.int(),
  weekdays: z.array(z.int()),
  monthBy: fields.monthBy,
  until: z.iso.date().nullable(),
  count: z.int().nullable(),
  /** The date that the rule counts from. */
  anchor: z.iso.date(),
  /** The time of day of its rows is kept in this zone. */
  timeZone: z.string(),
});

export type RepeatRule = z.output<typeof repeatRuleSchema>;

/** Every day without an end: what a form begins with. */
export const defaultRule: RepeatRule = {
  every: "day",
  interval: 1,
  weekdays: [],
  monthBy: "day",
  until: null,
  count: null,
};

export type RepeatKind = z.infer<typeof repeatKindSchema>;
export type RepeatScope = z.infer<typeof repeatScopeSchema>;
export type Repeat = z.infer<typeof repeatSchema>;
