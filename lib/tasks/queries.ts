import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";
import type { Change } from "@/lib/edits/merge";
import { createRow } from "@/lib/edits/create-row";
import { type List } from "@/lib/list";
import { findProjectLabels } from "@/lib/projects/find-label";
import { keepPreviousPage } from "@/lib/query/keep-previous-page";
import { keys, searchKey } from "@/lib/query/keys";
import { dropRows, findRow, putRow, type Undo, undoAll } from "@/lib/query/optimistic";
import { showEarliestTask } from "./project-headline";
import { compareTasks, matchesTaskFilter } from "./rules";
import type { NewTask, Task, TaskFilter, TaskPatch } from "./schema";

// A project's card shows its earliest pending task.
const refreshes = [keys.tasks, keys.projects, keys.project];
const rules = { matches: matchesTaskFilter, compare: compareTasks };

export function tasksQuery(filter: TaskFilter) {
  return queryOptions({
    queryKey: searchKey(keys.tasks, filter),
    queryFn: ({ signal }) => api<List<Task>>("tasks/search", { method: "POST", body: filter, signal }),
    placeholderData: keepPreviousPage(filter),
  });
}

export function useCreateTask() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: NewTask & { id: string }) => createRow<Task>("tasks", input),
    onMutate: (input) => showTask(client, draftRow(client, input), { isNew: true }),
    onError: (_error, _input, undo) => undo?.(),
    meta: { refreshes, adds: "tasks" },
  });
}

export function useUpdateTask() {
  return useTaskPatch();
}

/** Completes or reopens a task. */
export function useSetTaskStatus() {
  return useTaskPatch({ error: "Something went wrong. Please try again." });
}

export function useDeleteTask() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api<null>(`tasks/${id}`, { method: "DELETE" }),
    onMutate: (id) => {
      const task = findRow<Task>(client, keys.tasks, id);
      const undo = dropRows(client, keys.tasks, [id]);
      return undoAll(undo, showEarliestTask(client, task?.projectId ?? null, id));
    },
    onError: (_error, _id, undo) => undo?.(),
    meta: { refreshes },
  });
}

function useTaskPatch(toasts?: { error: string }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version, ...patch }: Change<TaskPatch>) =>
      api<Task>(`tasks/${id}`, { method: "PATCH", body: patch, version }),
    onMutate: ({ id, version: _, ...patch }) => {
      const task = findRow<Task>(client, keys.tasks, id);
      return task && showTask(client, patchedTask(client, task, patch), { before: task });
    },
    onError: (_error, _patch, undo) => undo?.(),
    meta: { refreshes, toasts },
  });
}

function showTask(
  client: QueryClient,
  task: Task,
  { before, isNew }: { before?: Task; isNew?: boolean },
): Undo {
  const undo = putRow(client, keys.tasks, task, rules, { isNew });
  const left = before?.projectId !== task.projectId ? (before?.projectId ?? null) : null;
  return undoAll(
    undo,
    showEarliestTask(client, left, task.id),
    showEarliestTask(client, task.projectId, task.id),
  );
}

function patchedTask(client: QueryClient, task: Task, patch: TaskPatch): Task {
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
    updatedAt: new Date().toISOString(),
    ...findProjectLabels(client, input.projectId ?? null),
  };
}
