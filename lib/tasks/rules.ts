import { calendarDate, type Due, isDueWithin, isOverdue } from "@/lib/shared/dates/dates";
import { compareNames, compareTexts, searchText } from "@/lib/shared/text/search-text";
import { browserTimeZone } from "@/lib/shared/dates/time-zone";
import type { Task, TaskFilter } from "./schema";

/** Returns whether the task matches the filter, by the same rules as the server's `where`. */
export function matchesTaskFilter(
  task: Task,
  filter: TaskFilter,
  timeZone: string = browserTimeZone(),
): boolean {
  const { name, status, projectId, clientId, tag, from, to } = filter;
  return (
    (!name || searchText(task.name).includes(searchText(name))) &&
    (!status || task.status === status) &&
    (!projectId || task.projectId === projectId) &&
    (!clientId || task.clientId === clientId) &&
    (!tag || task.tags.includes(tag)) &&
    isDueWithin(task, { from, to }, timeZone)
  );
}

/** Compares tasks by due date, then by last change, then by name. */
export function compareTasks(
  a: Pick<Task, "id" | "name" | "dueAt" | "updatedAt">,
  b: Pick<Task, "id" | "name" | "dueAt" | "updatedAt">,
): number {
  return (
    compareTexts(a.dueAt, b.dueAt) ||
    compareTexts(a.updatedAt, b.updatedAt) ||
    compareNames(a, b) ||
    compareTexts(a.id, b.id)
  );
}

/**
 * Sorts tasks by their day in the user's zone, for display. A date without a time is stored at midnight UTC, so sorting by
 * instant would put it among the times of its own day or the day before. Within a day tasks without a time come first, as for
 * events; otherwise the order is kept.
 */
export function sortByDay<Item extends Due>(tasks: readonly Item[], timeZone: string): Item[] {
  const keyed = tasks.map((task) => ({
    task,
    sortKey: calendarDate(task, timeZone) + Number(task.isWithTime),
  }));
  return keyed.sort((a, b) => compareTexts(a.sortKey, b.sortKey)).map(({ task }) => task);
}

/** Returns whether a pending task's day or instant has passed. */
export function isTaskOverdue(task: Due & Pick<Task, "status">, timeZone: string, now: Date): boolean {
  return task.status === "pending" && isOverdue(task.dueAt, task.isWithTime, timeZone, now);
}
