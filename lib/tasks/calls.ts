import { listSchema } from "@/lib/api/list";
import { describeNoun, exampleIds } from "@/lib/api/call";
import { repeatDeletionSchema } from "@/lib/repeats/schema";
import { newTaskSchema, taskFilterSchema, taskPatchSchema, taskSchema } from "./schema";

export const taskCalls = describeNoun({
  title: "Tasks",
  about:
    "Tasks with their due dates. A date without a time is sent as midnight UTC, with `isWithTime` false.",
  shapes: {
    Task: taskSchema,
    TaskList: listSchema(taskSchema),
    NewTask: newTaskSchema,
    TaskPatch: taskPatchSchema,
    TaskFilter: taskFilterSchema,
    RepeatDeletion: repeatDeletionSchema,
  },
  calls: [
    {
      method: "POST",
      path: "tasks",
      summary: "Create a task",
      body: "NewTask",
      answer: "Task",
      status: 201,
      example: {
        body: {
          id: exampleIds.task,
          name: "Send the price list",
          projectId: exampleIds.project,
          dueAt: "2026-11-27",
        },
      },
    },
    {
      method: "POST",
      path: "tasks/search",
      summary: "Search tasks",
      description:
        "Sorted by due date, then last update, then name. `from` and `to` are dates in the user's time zone, both included.",
      body: "TaskFilter",
      answer: "TaskList",
      example: { body: { status: "pending", projectId: exampleIds.project } },
    },
    {
      method: "GET",
      path: "tasks/{id}",
      summary: "Read a task",
      answer: "Task",
      example: { id: exampleIds.task },
    },
    {
      method: "PATCH",
      path: "tasks/{id}",
      summary: "Change a task",
      description:
        "For a repeating task, `scope` `following` also applies the change to all later ones. Another date moves them along. With `repeat` null those that the rule made after it go to the trash; the header `Trash-Entry` names their entry.",
      body: "TaskPatch",
      answer: "Task",
      example: { id: exampleIds.task, body: { status: "completed" } },
    },
    {
      method: "DELETE",
      path: "tasks/{id}",
      summary: "Delete a task",
      description:
        "With `scope` `following` also those that its rule made after it; the rule ends before it.",
      query: "RepeatDeletion",
      status: 204,
      isTrashed: true,
      example: { id: exampleIds.task },
    },
  ],
});
