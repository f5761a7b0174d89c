import { z } from "zod";
import { idSchema, instantSchema, longText, optionalId, requiredText } from "@/lib/shared/text/fields";
import { repeatKindSchema, repeatRuleSchema } from "@/lib/repeats/schema";
import { tagList } from "@/lib/tags/schema";
import { isTimeZone } from "@/lib/shared/dates/time-zone";
import { optionalWebLink } from "@/lib/shared/text/web-link";
import { dateText } from "@/lib/shared/dates/calendar-date";
import { daySchema } from "@/lib/shared/dates/day-schema";

/** A stored date: "2026-11-27", or its midnight UTC, as it is exported. */
export const dateSchema = z
  .union([z.iso.date(), z.iso.datetime()], { error: "Must be a date" })
  .transform((date) => dateText(date))
  // As in a request: the days of earlier rules cannot be counted.
  .pipe(daySchema);

const { every, interval, weekdays, monthBy } = repeatRuleSchema.shape;

/** A rule in an archive. The sweep makes what its events lack. */
export const archivedRepeatSchema = z
  .strictObject({
    kind: repeatKindSchema,
    projectId: optionalId(),
    name: requiredText("Please name your task"),
    details: longText(),
    link: optionalWebLink(),
    tags: tagList(),
    every,
    interval,
    weekdays,
    monthBy,
    until: dateSchema.nullable(),
    /** The remaining number may be 1. */
    count: z.int().min(1).max(999).nullable(),
    anchor: dateSchema,
    minutes: z.int().min(0).max(1439).nullable(),
    timeZone: z.string().refine(isTimeZone, { error: "Must be a time zone" }),
    madeUntil: dateSchema,
    id: idSchema,
    createdAt: instantSchema,
  })
  .transform((repeat) => ({ ...repeat, extendAt: repeat.kind === "event" ? repeat.createdAt : null }));
