"use client";

import { AppLink } from "@/components/ui/app-link";
import { StatusBadge } from "@/components/ui/status-dot";
import { clientColor } from "@/lib/clients/theme-colors";
import { useClock } from "@/components/ui/use-clock";
import { formatFullDate, formatRelativeDate } from "@/lib/dates";
import { paths } from "@/lib/paths";
import { clientName } from "@/lib/projects/rules";
import type { ProjectRow } from "@/lib/projects/schema";

/** A row for a project: name, client, status, and the date of the last change. */
export function ProjectListRow({ project }: { project: ProjectRow }) {
  const { now, timeZone } = useClock();
  return (
    <article
      style={clientColor(project.client?.themeColor)}
      className="relative flex min-h-11 flex-wrap items-center gap-x-4 overflow-hidden rounded-control border border-line bg-panel py-1.5 pr-4 pl-5 transition-colors hover:border-line-strong has-[h2_a:focus-visible]:outline-2 has-[h2_a:focus-visible]:outline-focus md:flex-nowrap"
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
      <p className="z-1 min-w-0 truncate text-ink-muted max-md:flex-1 max-md:text-label md:w-44 lg:w-60">
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
      <StatusBadge status={project.projectStatus} className="w-22 max-md:hidden" />
      <time
        dateTime={project.updatedAt}
        title={`Last updated ${formatFullDate(project.updatedAt, true, timeZone)}`}
        className="shrink-0 text-right text-label whitespace-nowrap text-ink-muted tabular md:w-34"
      >
        {formatRelativeDate(project.updatedAt, true, timeZone, now)}
      </time>
    </article>
  );
}
