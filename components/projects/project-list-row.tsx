"use client";

import { clsx } from "clsx";
import { AppLink } from "@/components/ui/app-link";
import { StatusBadge } from "@/components/ui/status-dot";
import { clientColor } from "@/lib/clients/theme-colors";
import { useClock } from "@/components/ui/hooks/use-clock";
import { formatFullDate, formatRelativeDate } from "@/lib/shared/dates/dates";
import { paths } from "@/lib/shared/paths";
import { clientName } from "@/lib/projects/rules";
import type { ProjectRow } from "@/lib/projects/schema";

const columns = { client: "md:w-44 lg:w-60", status: "w-22 max-md:hidden", updated: "text-right md:w-34" };

/** The headers of the rows. Hidden from screen readers, which read each row as one text. */
export function ProjectListHeaders() {
  return (
    <div
      aria-hidden
      className="flex h-9 items-center gap-x-4 border-b border-line pr-4 pl-5 text-label font-medium text-ink-muted max-md:hidden"
    >
      <span className="flex-1">Name</span>
      <span className={columns.client}>Client</span>
      <span className={columns.status}>Status</span>
      <span className={columns.updated}>Updated</span>
    </div>
  );
}

/** A row for a project: name, client, status, and the date of the last change. */
export function ProjectListRow({ project }: { project: ProjectRow }) {
  const { now, timeZone } = useClock();
  return (
    <article
      style={clientColor(project.client?.themeColor)}
      className="relative flex min-h-11 flex-wrap items-center gap-x-4 py-1.5 pr-4 pl-5 list-row hover:bg-hover has-[h2_a:focus-visible]:outline-2 has-[h2_a:focus-visible]:-outline-offset-2 has-[h2_a:focus-visible]:outline-focus md:flex-nowrap"
    >
      <span aria-hidden data-mark className="absolute inset-y-0 left-0 w-[3px] bg-client-edge" />
      <h2 className="min-w-0 flex-1 truncate font-medium max-md:basis-full" title={project.name}>
        <AppLink
          href={paths.project(project.id)}
          className="text-ink no-underline outline-none after:absolute after:inset-0"
        >
          {project.name}
        </AppLink>
      </h2>
      <p
        className={clsx(columns.client, "z-1 min-w-0 truncate text-ink-muted max-md:flex-1 max-md:text-meta")}
      >
        {project.client ? (
          <AppLink
            href={paths.client(project.client.id)}
            className="text-ink-muted hover:text-ink hover:underline max-md:block max-md:truncate max-md:py-1"
          >
            {clientName(project)}
          </AppLink>
        ) : (
          clientName(project)
        )}
      </p>
      <StatusBadge
        status={project.archivedAt ? "archived" : project.projectStatus}
        className={columns.status}
      />
      <time
        dateTime={project.updatedAt}
        title={`Last updated ${formatFullDate(project.updatedAt, true, timeZone)}`}
        className={clsx(columns.updated, "shrink-0 text-meta whitespace-nowrap text-ink-muted tabular")}
      >
        {formatRelativeDate(project.updatedAt, true, timeZone, now)}
      </time>
    </article>
  );
}
