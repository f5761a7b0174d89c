import { clsx } from "clsx";
import { AppLink } from "@/components/ui/app-link";
import { paths } from "@/lib/shared/paths";

/**
 * The project and the client of a row, for pages that do not already show them; on phones the project. The row's edge has the client's
 * color. On touch screens it is text: a link of 44 px would lie over the row's own title, which opens the row.
 */
export function ProjectLine({
  project,
  client,
  className,
}: {
  project: { id: string; name: string } | null;
  client: { name: string } | null;
  className?: string;
}) {
  if (!project) return <p className={clsx("text-meta text-ink-muted", className)}>No project</p>;
  const owner = client?.name ?? "Freelancing";
  return (
    <p
      className={clsx("-my-1.5 max-w-full min-w-0 truncate py-1.5 text-meta text-ink-muted", className)}
      title={`${project.name} · ${owner}`}
    >
      <AppLink
        href={paths.project(project.id)}
        // A box of its own, so that a long name ends, and is focused, where the row does.
        className="relative z-1 -my-1.5 inline-block max-w-full truncate rounded-mark py-1.5 align-bottom text-ink-muted no-underline hover:text-ink hover:underline focus-visible:-outline-offset-2 pointer-coarse:hidden"
      >
        {project.name}
      </AppLink>
      <span className="hidden pointer-coarse:inline">{project.name}</span>
      <span className="max-md:hidden">{` · ${owner}`}</span>
    </p>
  );
}
