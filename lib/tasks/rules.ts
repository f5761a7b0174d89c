import { calendarDate, type Due, isOverdue } from "@/lib/dates";
import { compareNames, compareTexts, searchText } from "@/lib/search-text";
import type { Task, TaskFilter } from "./schema";

/** Whether a search with this filter would find the task: the same as the server's `where`. */
export function matchesTaskFilter(task: Task, filter: TaskFilter): boolean {
  const { name, status, projectId, clientId } = filter;
  return (
    (!name || searchText(task.name).includes(searchText(name))) &&
    (!status || task.status === status) &&
    (!projectId || task.projectId === projectId) &&
    (!clientId || task.clientId === clientId)
  );
}

/** The order of tasks: by due date, then by last change, then by name. */
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
 * Tasks by their days in the user's zone, for the screen. A date without a time is stored at midnight UTC: by its instant
 * it would stand among the times of the day before, or of its own. Within a day those without a time come first, as
 * events do; otherwise the order that they came in is kept.
 */
export function sortByDay<Item extends Due>(tasks: readonly Item[], timeZone: string): Item[] {
  const placed = tasks.map((task) => ({
    task,
    place: calendarDate(task, timeZone) + Number(task.isWithTime),
  }));
  return placed.sort((a, b) => compareTexts(a.place, b.place)).map(({ task }) => task);
}

/** A task is late while it waits and its day or instant is over. */
export function isTaskOverdue(task: Due & Pick<Task, "status">, timeZone: string, now: Date): boolean {
  return task.status === "pending" && isOverdue(task.dueAt, task.isWithTime, timeZone, now);
}
