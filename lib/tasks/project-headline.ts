import type { QueryClient } from "@tanstack/react-query";
import type { List } from "@/lib/list";
import { projectQuery } from "@/lib/projects/queries";
import type { Project, ProjectRow } from "@/lib/projects/schema";
import { keys } from "@/lib/query/keys";
import { rewriteQueries, rewriteQuery, type Undo, undoAll } from "@/lib/query/optimistic";
import { compareTasks } from "./rules";
import type { Task } from "./schema";

type Headline = ProjectRow["tasks"];

/**
 * Shows on a project's card which of its pending tasks is the earliest, as far as the cached lists of tasks know. Call it
 * after those have been rewritten. Returns the undo.
 */
export function showEarliestTask(client: QueryClient, projectId: string | null, changedId: string): Undo {
  if (!projectId) return () => {};
  const known = knownPendingTasks(client, projectId);
  const rewrite = <Row extends { id: string; tasks: Headline }>(row: Row): Row =>
    row.id === projectId ? { ...row, tasks: earliestOf(row.tasks, known, changedId) } : row;
  return undoAll(
    rewriteQueries<List<ProjectRow>>(client, [...keys.projects, "search"], (page) => ({
      ...page,
      items: page.items.map(rewrite),
    })),
    rewriteQuery<Project>(client, projectQuery(projectId).queryKey, rewrite),
  );
}

function earliestOf(shown: Headline, known: Task[], changedId: string): Headline {
  const kept = shown.filter((task) => task.id !== changedId && known.every(({ id }) => id !== task.id));
  return [...kept.map((task) => ({ ...task, updatedAt: "" })), ...known]
    .sort(compareTasks)
    .slice(0, 1)
    .map(({ id, name, dueAt, isWithTime }) => ({ id, name, dueAt, isWithTime }));
}

function knownPendingTasks(client: QueryClient, projectId: string): Task[] {
  const pages = client.getQueriesData<List<Task>>({ queryKey: [...keys.tasks, "search"] });
  const pending = pages
    .flatMap(([, page]) => page?.items ?? [])
    .filter((task) => task.projectId === projectId && task.status === "pending");
  return [...new Map(pending.map((task) => [task.id, task])).values()];
}
