import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Change } from "@/lib/edits/merge";
import { createRow } from "@/lib/edits/create-row";
import { findProjectLabels } from "@/lib/projects/find-label";
import { keys } from "@/lib/query/keys";
import { patchRepeatable } from "@/lib/repeats/patch";
import { findRow, putRow } from "@/lib/query/optimistic";
import { type Draft, updateOptimistically } from "@/lib/query/optimistic-update";
import { offerUndo } from "@/lib/undo/offer-undo";
import { showEarliestTask } from "./project-headline";
import { movedDue } from "./due-groups";
import { compareTasks, matchesTaskFilter } from "./rules";
import type { NewTask, Task, TaskPatch, TaskStatus } from "./schema";

/** The queries that can show a change of a task. A project's card shows its earliest pending task. */
export const refreshes = [
  keys.tasks,
  keys.repeats,
  keys.projects,
  keys.project,
  keys.today,
  keys.clients,
  keys.clientTimeline,
];
const rules = { matches: matchesTaskFilter, compare: compareTasks };

/**
 * Creates a task. Where no list on the screen shows it, a toast says that it was added, unless the caller does. `error` returns
 * what a toast says when it could not be created.
 */
export function useCreateTask({
  isAnnounced = true,
  error,
}: { isAnnounced?: boolean; error?: (error: Error) => string } = {}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: NewTask & { id: string }) => createRow<Task>("tasks", input),
    onMutate: (input) =>
      updateOptimistically(client, (draft) => showTask(draft, draftRow(draft, input), { isNew: true })),
    meta: { refreshes, adds: isAnnounced ? "tasks" : undefined, toasts: { error } },
  });
}

/** Completes or reopens a task, with a toast that undoes it. `onSaved` is called when the server has saved it. */
export function useSetTaskStatus() {
  const { mutateAsync } = useUpdateTask({ error: "Something went wrong. Please try again." });
  return (task: Task, status: TaskStatus, onSaved?: () => void) => {
    const offer = offerUndo({
      verb: status === "completed" ? "Completed" : "Reopened",
      name: task.name,
      undo: () => mutateAsync({ id: task.id, status: task.status }),
    });
    mutateAsync({ id: task.id, status }).then(onSaved, offer.withdraw);
  };
}

/** Moves a task to another date with its time of day, with a toast that undoes it. `words` completes "Moved to". */
export function useMoveTask() {
  const { mutateAsync } = useUpdateTask({ error: "Something went wrong. Please try again." });
  return (task: Task, date: string, timeZone: string, words: string) => {
    const { id, dueAt, isWithTime } = task;
    const due = movedDue(task, date, timeZone);
    if (due.dueAt === dueAt) return;
    const offer = offerUndo({
      verb: `Moved to ${words}:`,
      name: task.name,
      undo: () => mutateAsync({ id, dueAt, isWithTime }),
    });
    mutateAsync({ id, ...due }).catch(offer.withdraw);
  };
}

/** Changes a task. `error` is what a toast says when it could not be saved. */
export function useUpdateTask(toasts?: { error: string }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: Change<TaskPatch>) => patchRepeatable<Task>(client, "tasks", change, refreshes),
    onMutate: ({ id, version: _, scope: __, repeat: ___, ...patch }) =>
      updateOptimistically(client, (draft) => {
        const task = findRow<Task>(draft, keys.tasks, id);
        if (task) showTask(draft, patchedTask(draft, task, patch), { before: task });
      }),
    meta: { refreshes, toasts },
  });
}

/** Shows a new or changed task wherever it is listed. */
export function showTask(
  draft: Draft,
  task: Task,
  { before, isNew }: { before?: Task; isNew?: boolean },
): void {
  putRow(draft, keys.tasks, task, rules, { isNew });
  const left = before?.projectId !== task.projectId ? (before?.projectId ?? null) : null;
  showEarliestTask(draft, left, task.id);
  showEarliestTask(draft, task.projectId, task.id);
}

function patchedTask(client: QueryClient, task: Task, patch: Omit<TaskPatch, "scope" | "repeat">): Task {
  return {
    ...task,
    ...patch,
    ...(patch.projectId !== undefined &&
      patch.projectId !== task.projectId &&
      findProjectLabels(client, patch.projectId)),
    updatedAt: new Date().toISOString(),
  };
}

function draftRow(client: QueryClient, input: NewTask & { id: string }): Task {
  return {
    id: input.id,
    name: input.name,
    status: input.status ?? "pending",
    details: input.details ?? null,
    link: input.link ?? null,
    dueAt: input.dueAt,
    isWithTime: input.isWithTime ?? false,
    tags: input.tags ?? [],
    repeatId: null,
    updatedAt: new Date().toISOString(),
    ...findProjectLabels(client, input.projectId ?? null),
  };
}
