import { z } from "zod";
import { dueAtFormSchema } from "@/lib/shared/dates/due";
import type { FieldNames } from "@/lib/edits/merge";
import { longText, requiredText } from "@/lib/shared/text/fields";
import { initialRepeat, repeatChoiceSchema } from "@/lib/repeats/form";
import { canBeginWithRow, ENDS_TOO_EARLY } from "@/lib/repeats/rules";
import { tagList } from "@/lib/tags/schema";
import { optionalWebLink } from "@/lib/shared/text/web-link";
import type { CalendarEvent } from "./schema";

/** The form of the event dialog. */
export const eventFormSchema = z
  .object({
    name: requiredText("Please name your task"),
    dueAt: dueAtFormSchema,
    isWithTime: z.boolean(),
    projectId: z.string().nullable(),
    details: longText(),
    link: optionalWebLink(),
    tags: tagList(),
    repeat: repeatChoiceSchema,
  })
  .refine(canBeginWithRow, { error: ENDS_TOO_EARLY, path: ["repeat"] });

export type EventForm = z.output<typeof eventFormSchema>;
export type EventFormInput = z.input<typeof eventFormSchema>;

/** Returns the initial values of a new event. Unlike a task it has no default date. */
export function emptyEventForm(projectId: string | null): EventFormInput {
  return { name: "", dueAt: "", isWithTime: false, projectId, details: "", link: "", tags: [], repeat: null };
}

export function toEventForm(event: CalendarEvent): EventFormInput {
  const { name, dueAt, isWithTime, projectId, details, link, tags } = event;
  return {
    name,
    dueAt,
    isWithTime,
    projectId,
    details: details ?? "",
    link: link ?? "",
    tags,
    repeat: initialRepeat(event),
  };
}

export const eventFieldNames: FieldNames<EventFormInput> = {
  name: "Name",
  dueAt: "Date",
  isWithTime: "Date",
  projectId: "Project",
  details: "Details",
  link: "Link",
  tags: "Tags",
  repeat: "Repeat",
};
