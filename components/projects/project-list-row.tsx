"use client";

import { clsx } from "clsx";
import { ClientEdge } from "@/components/ui/person/client-edge";
import { AppLink } from "@/components/ui/app-link";
import { NextTaskDate } from "@/components/projects/figures/next-task-date";
import { StatusBadge } from "@/components/ui/status-dot";
import { clientColor } from "@/lib/clients/theme-colors";
import { useClock } from "@/components/ui/hooks/use-clock";
import { formatFullDate, formatRelativeDate } from "@/lib/shared/dates/dates";
import { paths } from "@/lib/shared/paths";
import { clientName, projectHeadline } from "@/lib/projects/rules";
import type { ProjectRow } from "@/lib/projects/schema";

/** Of the headers and of the rows. The status has a column if not all have the same by the filter; the last change has none on a tablet, where names need it. */
const gridClass =
  "md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_9rem] lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_12.5rem_9.5rem]";
const statusGridClass =
  "md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_9rem_5.5rem] lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_12.5rem_5.5rem_9.5rem]";
const gridOf = (showStatus: boolean) => (showStatus ? statusGridClass : gridClass);

/** The headers of the rows. Hidden from screen readers, which read each row as one text. */
export function ProjectListHeaders({ showStatus }: { showStatus: boolean }) {
  return (
    <div
      aria-hidden
      className={clsx(
        "h-9 items-center gap-x-4 border-b border-line px-4 text-label font-medium text-ink-muted max-md:hidden",
        gridOf(showStatus),
      )}
    >
      <span>Name</span>
      <span>Next</span>
      <span>Client</span>
      {showStatus && <span>Status</span>}
      <span className="text-right md:max-lg:hidden">Updated</span>
    </div>
  );
}

/** A row for a project: name, what is next, client, and the date of the last change. */
export function ProjectListRow({ project, showStatus }: { project: ProjectRow; showStatus: boolean }) {
  const { now, timeZone } = useClock();
  return (
    <article
      style={clientColor(project.client?.themeColor)}
      className={clsx(
        "relative flex min-h-11 flex-wrap items-center gap-x-4 px-4 py-1.5 list-row hover:bg-hover has-[h2_a:focus-visible]:outline-2 has-[h2_a:focus-visible]:-outline-offset-2 has-[h2_a:focus-visible]:outline-focus md:py-0",
        gridOf(showStatus),
      )}
    >
      <ClientEdge />
      <h2 className="min-w-0 truncate font-medium max-md:basis-full" title={project.name}>
        <AppLink
          href={paths.project(project.id)}
          className="text-ink no-underline outline-none after:absolute after:inset-0"
        >
          {project.name}
        </AppLink>
      </h2>
      <p className="flex min-w-0 items-baseline justify-between gap-3 text-meta text-ink-muted max-md:basis-full">
        <span className="min-w-0 truncate" title={projectHeadline(project)}>
          {projectHeadline(project)}
        </span>
        <NextTaskDate project={project} />
      </p>
      <p className="z-1 min-w-0 text-ink-muted max-md:flex-1 max-md:text-meta">
        {project.client ? (
          <AppLink
            href={paths.client(project.client.id)}
            className="block w-fit max-w-full truncate py-1 text-ink-muted -outline-offset-2 hover:text-ink hover:underline"
          >
            {clientName(project)}
          </AppLink>
        ) : (
          clientName(project)
        )}
      </p>
      {showStatus && <StatusBadge status={project.archivedAt ? "archived" : project.projectStatus} />}
      <time
        dateTime={project.updatedAt}
        title={`Last updated ${formatFullDate(project.updatedAt, true, timeZone)}`}
        className="shrink-0 text-right text-meta whitespace-nowrap text-ink-muted tabular md:max-lg:hidden"
      >
        {formatRelativeDate(project.updatedAt, true, timeZone, now)}
      </time>
    </article>
  );
}
