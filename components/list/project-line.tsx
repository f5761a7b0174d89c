import { AppLink } from "@/components/ui/app-link";
import { paths } from "@/lib/paths";

/** Which project a row belongs to and whose that is, where the page does not already say it; the row's edge is its colour. */
export function ProjectLine({
  project,
  client,
}: {
  project: { id: string; name: string } | null;
  client: { name: string } | null;
}) {
  if (!project) return <p className="text-label text-ink-muted">No project</p>;
  const owner = client?.name ?? "Freelancing";
  return (
    <p
      className="-my-1.5 max-w-full min-w-0 truncate py-1.5 text-label text-ink-muted"
      title={`${project.name} · ${owner}`}
    >
      <AppLink
        href={paths.project(project.id)}
        className="relative z-1 py-1.5 text-ink-muted no-underline hover:text-ink hover:underline"
      >
        {project.name}
      </AppLink>
      {` · ${owner}`}
    </p>
  );
}
