import { z } from "zod";
import { dueAtFormSchema } from "@/lib/shared/dates/due";
import type { FieldNames } from "@/lib/edits/merge";
import { longText, requiredText } from "@/lib/shared/text/fields";
import { initialRepeat, repeatChoiceSchema } from "@/lib/repeats/form";
import { canBeginWithRow, ENDS_TOO_EARLY } from "@/lib/repeats/rules";
import { tagList } from "@/lib/tags/schema";
import { optionalWebLink } from "@/lib/shared/text/web-link";
import { tomorrowAsUtcMidnight } from "@/lib/shared/dates/dates";
import { type Task, taskStatusSchema } from "./schema";

/** The form of the task dialog. */
export const taskFormSchema = z
  .object({
    name: requiredText("Please name your task"),
    status: taskStatusSchema,
    dueAt: dueAtFormSchema,
    isWithTime: z.boolean(),
    projectId: z.string().nullable(),
    details: longText(),
    link: optionalWebLink(),
    tags: tagList(),
    repeat: repeatChoiceSchema,
  })
  .refine(canBeginWithRow, { error: ENDS_TOO_EARLY, path: ["repeat"] });

export type TaskForm = z.output<typeof taskFormSchema>;
export type TaskFormInput = z.input<typeof taskFormSchema>;

/** Returns the initial values of a new task, which is due tomorrow by default. */
export function emptyTaskForm(projectId: string | null, timeZone: string, now: Date): TaskFormInput {
  return {
    name: "",
    status: "pending",
    dueAt: tomorrowAsUtcMidnight(timeZone, now).toISOString(),
    isWithTime: false,
    projectId,
    details: "",
    link: "",
    tags: [],
    repeat: null,
  };
}

export function toTaskForm(task: Task): TaskFormInput {
  const { name, status, dueAt, isWithTime, projectId, details, link, tags } = task;
  return {
    name,
    status,
    dueAt,
    isWithTime,
    projectId,
    details: details ?? "",
    link: link ?? "",
    tags,
    repeat: initialRepeat(task),
  };
}

export const taskFieldNames: FieldNames<TaskFormInput> = {
  name: "Name",
  status: "Status",
  dueAt: "Due date",
  isWithTime: "Due date",
  projectId: "Project",
  details: "Details",
  link: "Link",
  tags: "Tags",
  repeat: "Repeat",
};
