import type { QueryClient } from "@tanstack/react-query";
import type { List } from "@/lib/api/list";
import { projectQuery } from "@/lib/projects/queries";
import type { Project, ProjectRow } from "@/lib/projects/schema";
import { keys } from "@/lib/query/keys";
import { rewriteQueries, rewriteQuery } from "@/lib/query/optimistic";
import type { Draft } from "@/lib/query/optimistic-update";
import { compareTasks } from "./rules";
import type { Task } from "./schema";

type Headline = ProjectRow["tasks"];

/** Updates the earliest pending task on a project's card from the cached task lists. Call it after those have been rewritten. */
export function showEarliestTask(draft: Draft, projectId: string | null, changedId: string): void {
  if (!projectId) return;
  const cachedTasks = cachedPendingTasks(draft, projectId);
  const rewrite = <Row extends { id: string; tasks: Headline }>(row: Row): Row =>
    row.id === projectId ? { ...row, tasks: earliestOf(row.tasks, cachedTasks, changedId) } : row;
  rewriteQueries<List<ProjectRow>>(draft, [...keys.projects, "search"], (page) => ({
    ...page,
    items: page.items.map(rewrite),
  }));
  rewriteQuery<Project>(draft, projectQuery(projectId).queryKey, rewrite);
}

function earliestOf(shown: Headline, cachedTasks: Task[], changedId: string): Headline {
  const others = shown.filter(
    (task) => task.id !== changedId && cachedTasks.every(({ id }) => id !== task.id),
  );
  return [...others.map((task) => ({ ...task, updatedAt: "" })), ...cachedTasks]
    .sort(compareTasks)
    .slice(0, 1)
    .map(({ id, name, dueAt, isWithTime }) => ({ id, name, dueAt, isWithTime }));
}

function cachedPendingTasks(client: QueryClient, projectId: string): Task[] {
  const pages = client.getQueriesData<List<Task>>({ queryKey: [...keys.tasks, "search"] });
  const pending = pages
    .flatMap(([, page]) => page?.items ?? [])
    .filter((task) => task.projectId === projectId && task.status === "pending");
  return [...new Map(pending.map((task) => [task.id, task])).values()];
}
