import { clsx } from "clsx";
import { CardHead, cardClass } from "@/components/ui/card";
import { NextTaskDate } from "@/components/projects/figures/next-task-date";
import { AppLink } from "@/components/ui/app-link";
import { StatusBadge } from "@/components/ui/status-dot";
import { clientColor } from "@/lib/clients/theme-colors";
import { paths } from "@/lib/shared/paths";
import { clientName, projectHeadline } from "@/lib/projects/rules";
import type { ProjectRow } from "@/lib/projects/schema";

/** A card for a project, in its client's color. It links to the project; the client's name links to the client. */
export function ProjectCard({
  project,
  showStatus,
}: {
  project: ProjectRow;
  /** True if the status is shown: a list that is filtered by it says it once. */
  showStatus: boolean;
}) {
  return (
    <article
      style={clientColor(project.client?.themeColor)}
      className={clsx(cardClass, "has-[h2_a:focus-visible]:outline-2")}
    >
      <CardHead>
        {project.client ? (
          <AppLink
            href={paths.client(project.client.id)}
            className="z-1 -mx-1 min-w-0 truncate rounded-mark px-1 py-1.5 text-client-ink hover:underline focus-visible:-outline-offset-2 pointer-coarse:py-3.5"
          >
            {project.client.name}
          </AppLink>
        ) : (
          <p className="py-1.5">{clientName(project)}</p>
        )}
        {(showStatus || project.archivedAt) && (
          <StatusBadge status={project.archivedAt ? "archived" : project.projectStatus} />
        )}
      </CardHead>
      <h2 className="truncate px-3.5 pt-3 text-lead font-semibold" title={project.name}>
        <AppLink
          href={paths.project(project.id)}
          className="text-ink no-underline outline-none after:absolute after:inset-0"
        >
          {project.name}
        </AppLink>
      </h2>
      <p className="mt-auto flex items-baseline justify-between gap-3 px-3.5 pb-3 text-meta text-ink-muted">
        <span className="min-w-0 truncate" title={projectHeadline(project)}>
          {projectHeadline(project)}
        </span>
        <NextTaskDate project={project} className="min-w-21 text-right" />
      </p>
    </article>
  );
}
