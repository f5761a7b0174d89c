import { z } from "zod";
import { clientLabelSchema } from "@/lib/clients/schema";
import { dueAtSchema, isWithTimeSchema } from "@/lib/shared/dates/due";
import { daySchema } from "@/lib/shared/dates/day-schema";
import { idSchema, instantSchema, longText, optionalId, requiredText } from "@/lib/shared/text/fields";
import { filterOf, takeSchema, searchTextSchema } from "@/lib/api/list";
import { repeatRuleSchema, repeatScopeSchema } from "@/lib/repeats/schema";
import { projectLabelSchema } from "@/lib/projects/schema";
import { tagList } from "@/lib/tags/schema";
import { optionalWebLink } from "@/lib/shared/text/web-link";
import { EVENTS_TAKE } from "@/lib/shared/constants";

/** Derived from the event's day; never stored and never accepted in a request body. */
export const eventStatusSchema = z.enum(["scheduled", "completed"], { error: "Please select a status" });

const fields = {
  // The specification says "task" here too.
  name: requiredText("Please name your task"),
  projectId: optionalId(),
  details: longText(),
  link: optionalWebLink(),
  dueAt: dueAtSchema,
  isWithTime: isWithTimeSchema,
  tags: tagList(),
};

/** The body of POST events. */
export const newEventSchema = z.object({
  ...fields,
  id: idSchema.optional(),
  projectId: fields.projectId.default(null),
  details: fields.details.default(null),
  link: fields.link.default(null),
  isWithTime: fields.isWithTime.default(false),
  tags: fields.tags.default([]),
  /** Makes further ones, beginning with this one. */
  repeat: repeatRuleSchema.nullable().default(null),
});

/** The body of PATCH events/{id}; omitted fields stay unchanged. */
export const eventPatchSchema = z
  .object({
    ...fields,
    /** Applies to this one and all after; replaces the earlier rule, and null ends it. */
    repeat: repeatRuleSchema.nullable(),
    /** The rows that the other fields apply to; without it only this one. */
    scope: repeatScopeSchema,
  })
  .partial();

export const eventFilterSchema = z.object({
  name: filterOf(searchTextSchema),
  status: filterOf(eventStatusSchema),
  projectId: filterOf(idSchema),
  clientId: filterOf(idSchema),
  tag: filterOf(z.string().max(60)),
  from: filterOf(daySchema),
  to: filterOf(daySchema),
  take: takeSchema(EVENTS_TAKE),
});

/** An event, in lists and on its own. */
export const eventSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  /** At the time of the request, in the user's time zone. */
  status: eventStatusSchema,
  details: z.string().nullable(),
  link: z.string().nullable(),
  /** An instant, or midnight UTC of a calendar date where isWithTime is false. */
  dueAt: instantSchema,
  isWithTime: z.boolean(),
  tags: z.array(z.string()),
  /** The rule that made it; null if it does not repeat. */
  repeatId: idSchema.nullable(),
  updatedAt: instantSchema,
  projectId: idSchema.nullable(),
  project: projectLabelSchema.nullable(),
  /** The project's client; null if there is none. */
  clientId: idSchema.nullable(),
  client: clientLabelSchema.nullable(),
});

type EventInput = z.output<typeof newEventSchema>;
export type NewEvent = Partial<EventInput> & Pick<EventInput, "name" | "dueAt">;
export type EventPatch = z.output<typeof eventPatchSchema>;
export type EventFilter = Partial<z.output<typeof eventFilterSchema>>;
export type EventStatus = z.infer<typeof eventStatusSchema>;
/** Named to avoid the DOM's `Event`. */
export type CalendarEvent = z.infer<typeof eventSchema>;
