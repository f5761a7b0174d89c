import { matchesArchived } from "@/lib/shared/archived";
import { searchText } from "@/lib/shared/text/search-text";
import { type ProjectFilter, type ProjectRow } from "./schema";
import { FREELANCING } from "@/lib/shared/constants";

/** Returns whether the project matches the filter, by the same rules as the server's `where`. */
export function matchesProjectFilter(project: ProjectRow, filter: ProjectFilter): boolean {
  const { name, clientId, projectStatus, paymentStatus, pinned, archived } = filter;
  return (
    (!name || searchText(project.name).includes(searchText(name))) &&
    (!clientId || project.clientId === (clientId === FREELANCING ? null : clientId)) &&
    (!projectStatus || project.projectStatus === projectStatus) &&
    (!paymentStatus || project.paymentStatus === paymentStatus) &&
    (pinned === undefined || project.pinned === pinned) &&
    matchesArchived(project.archivedAt, archived)
  );
}

/** Compares projects: the most recently changed first. */
export function compareProjects(a: ProjectRow, b: ProjectRow): number {
  return b.updatedAt.localeCompare(a.updatedAt) || a.id.localeCompare(b.id);
}

/** Returns the text below the name of a project card. */
export function projectHeadline(project: Pick<ProjectRow, "projectStatus" | "tasks">): string {
  if (project.projectStatus === "completed") return "Project is completed";
  return project.tasks[0]?.name ?? "No active task";
}

/** Returns the name of a project's client. */
export function clientName(project: { client: { name: string } | null }): string {
  return project.client?.name ?? "Freelancing";
}
