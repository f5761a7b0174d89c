import { AppLink } from "@/components/ui/app-link";
import { StatusBadge } from "@/components/ui/status-dot";
import { clientColor } from "@/lib/clients/theme-colors";
import { paths } from "@/lib/paths";
import { clientName, projectHeadline } from "@/lib/projects/rules";
import type { ProjectRow } from "@/lib/projects/schema";

/** A card for a project, in its client's color. It links to the project; the client's name links to the client. */
export function ProjectCard({ project }: { project: ProjectRow }) {
  return (
    <article
      style={clientColor(project.client?.themeColor)}
      className="relative flex min-h-32 min-w-0 flex-col rounded-panel border border-transparent bg-client-tint p-4 transition-colors hover:border-client-edge has-[h2_a:focus-visible]:outline-2 has-[h2_a:focus-visible]:outline-offset-2 has-[h2_a:focus-visible]:outline-focus forced-colors:border"
    >
      <div className="-mt-1 flex items-center justify-between gap-3 text-label font-medium text-client-ink">
        {project.client ? (
          <AppLink
            href={paths.client(project.client.id)}
            className="z-1 min-w-0 truncate py-1 text-client-ink hover:underline"
          >
            {project.client.name}
          </AppLink>
        ) : (
          <p className="py-1">{clientName(project)}</p>
        )}
        <StatusBadge status={project.projectStatus} />
      </div>
      <h2 className="line-clamp-2 text-lead font-semibold wrap-break-word" title={project.name}>
        <AppLink
          href={paths.project(project.id)}
          className="text-ink no-underline outline-none after:absolute after:inset-0"
        >
          {project.name}
        </AppLink>
      </h2>
      <p
        className="mt-auto line-clamp-2 pt-3 text-label wrap-break-word text-client-ink"
        title={projectHeadline(project)}
      >
        {projectHeadline(project)}
      </p>
    </article>
  );
}
