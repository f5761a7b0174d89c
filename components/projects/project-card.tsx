import { clsx } from "clsx";
import { AppLink } from "@/components/ui/app-link";
import { StatusBadge } from "@/components/ui/status-dot";
import { useClock } from "@/components/ui/hooks/use-clock";
import { clientColor } from "@/lib/clients/theme-colors";
import { paths } from "@/lib/shared/paths";
import { clientName, projectHeadline } from "@/lib/projects/rules";
import type { ProjectRow } from "@/lib/projects/schema";
import { fullDay, isLate, relativeDay } from "@/lib/shared/dates/day-text";

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
      className="relative flex min-h-32 min-w-0 flex-col rounded-panel border border-transparent bg-client-tint p-4 transition-colors hover:border-client-edge has-[h2_a:focus-visible]:outline-2 has-[h2_a:focus-visible]:outline-offset-2 has-[h2_a:focus-visible]:outline-focus forced-colors:border"
    >
      {/* The edge is a background in the card's shape: a card that clips it takes longer to paint. */}
      <span
        aria-hidden
        data-mark
        className="pointer-events-none absolute inset-0 rounded-[11px] bg-[linear-gradient(currentColor,currentColor)] bg-[length:3px_100%] bg-no-repeat text-client-edge"
      />
      <div className="-mt-1 flex items-center justify-between gap-3 text-label font-medium text-client-ink">
        {project.client ? (
          <AppLink
            href={paths.client(project.client.id)}
            className="z-1 min-w-0 truncate py-1 text-client-ink hover:underline pointer-coarse:-mt-4 pointer-coarse:pt-5 pointer-coarse:pb-2"
          >
            {project.client.name}
          </AppLink>
        ) : (
          <p className="py-1">{clientName(project)}</p>
        )}
        {(showStatus || project.archivedAt) && (
          <StatusBadge status={project.archivedAt ? "archived" : project.projectStatus} />
        )}
      </div>
      <h2 className="line-clamp-2 text-lead font-semibold wrap-break-word" title={project.name}>
        <AppLink
          href={paths.project(project.id)}
          className="pt-0.5 pb-2.5 text-ink no-underline outline-none after:absolute after:inset-0"
        >
          {project.name}
        </AppLink>
      </h2>
      <div className="mt-auto flex items-baseline justify-between gap-3 pt-3 text-meta text-client-ink">
        <p className="line-clamp-2 min-w-0 wrap-break-word" title={projectHeadline(project)}>
          {projectHeadline(project)}
        </p>
        {project.projectStatus !== "completed" && project.tasks[0] && <TaskDate task={project.tasks[0]} />}
      </div>
    </article>
  );
}

/** When the next task is due. The word says what the color says. */
function TaskDate({ task }: { task: ProjectRow["tasks"][number] }) {
  const { now, timeZone } = useClock();
  const hasPassed = isLate(task, timeZone, now);
  return (
    <time
      dateTime={task.dueAt}
      title={fullDay(task, timeZone)}
      className={clsx("shrink-0 whitespace-nowrap tabular", hasPassed && "font-semibold text-danger")}
    >
      {hasPassed && <span className="sr-only">Overdue since </span>}
      {relativeDay(task, timeZone, now)}
    </time>
  );
}
