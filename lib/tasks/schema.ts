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
import { TASKS_TAKE } from "@/lib/shared/constants";

export const taskStatuses = ["pending", "completed"] as const;

export const taskStatusSchema = z.enum(taskStatuses, { error: "Please select a status" });

const fields = {
  name: requiredText("Please name your task"),
  projectId: optionalId(),
  status: taskStatusSchema,
  details: longText(),
  link: optionalWebLink(),
  dueAt: dueAtSchema,
  isWithTime: isWithTimeSchema,
  tags: tagList(),
};

/** The body of POST tasks. */
export const newTaskSchema = z.object({
  ...fields,
  id: idSchema.optional(),
  projectId: fields.projectId.default(null),
  status: fields.status.default("pending"),
  details: fields.details.default(null),
  link: fields.link.default(null),
  isWithTime: fields.isWithTime.default(false),
  tags: fields.tags.default([]),
  /** Makes further ones, beginning with this one. */
  repeat: repeatRuleSchema.nullable().default(null),
});

/** The body of PATCH tasks/{id}; omitted fields stay unchanged. */
export const taskPatchSchema = z
  .object({
    ...fields,
    /** Applies to this one and all after; replaces the earlier rule, and null ends it. */
    repeat: repeatRuleSchema.nullable(),
    /** The rows that the other fields apply to; without it only this one. */
    scope: repeatScopeSchema,
  })
  .partial();

export const taskFilterSchema = z.object({
  name: filterOf(searchTextSchema),
  status: filterOf(taskStatusSchema),
  projectId: filterOf(idSchema),
  clientId: filterOf(idSchema),
  tag: filterOf(z.string().max(60)),
  from: filterOf(daySchema),
  to: filterOf(daySchema),
  take: takeSchema(TASKS_TAKE),
});

/** A task, in lists and on its own. */
export const taskSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  status: taskStatusSchema,
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

type TaskInput = z.output<typeof newTaskSchema>;
export type NewTask = Partial<TaskInput> & Pick<TaskInput, "name" | "dueAt">;
export type TaskPatch = z.output<typeof taskPatchSchema>;
export type TaskFilter = Partial<z.output<typeof taskFilterSchema>>;
export type TaskStatus = z.infer<typeof taskStatusSchema>;
export type Task = z.infer<typeof taskSchema>;
