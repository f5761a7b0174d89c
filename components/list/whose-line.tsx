import Link from "next/link";
import { ClientDot } from "@/components/ui/client-dot";
import { paths } from "@/lib/paths";

/** Which project a row belongs to and whose that is, where the page does not already say it. */
export function WhoseLine({
  project,
  client,
}: {
  project: { id: string; name: string } | null;
  client: { name: string; themeColor: string | null } | null;
}) {
  if (!project) return <p className="text-label text-ink-muted">No project</p>;
  const owner = client?.name ?? "Freelancing";
  return (
    <p
      className="flex min-w-0 items-center gap-1.5 text-label text-ink-muted"
      title={`${project.name} · ${owner}`}
    >
      <ClientDot themeColor={client?.themeColor} className="size-2!" />
      <span className="min-w-0 truncate">
        <Link
          href={paths.project(project.id)}
          className="relative z-1 text-ink-muted no-underline hover:text-ink hover:underline"
        >
          {project.name}
        </Link>
        {` · ${owner}`}
      </span>
    </p>
  );
}
