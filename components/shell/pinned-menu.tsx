"use client";

import { Pin } from "lucide-react";
import { usePinnedProjects } from "@/components/projects/use-pinned-projects";
import { ClientDot } from "@/components/ui/client-dot";
import { Menu, MenuGroup, MenuItem, MenuLink } from "@/components/ui/menu";
import { paths } from "@/lib/paths";

/** The pinned projects, for screens without room for the panel. Projects are pinned on their own page. */
export function PinnedMenu({ side = "bottom" }: { side?: "bottom" | "right" }) {
  const { pinned = [], query } = usePinnedProjects();
  const isFailed = !query.data && query.isError;
  return (
    <Menu
      side={side}
      trigger={
        <button
          type="button"
          aria-label="Pinned projects"
          title="Pinned projects"
          className="flex size-9 target items-center justify-center rounded-control text-ink-muted hover:bg-hover hover:text-ink"
        >
          <Pin aria-hidden className="size-4" />
        </button>
      }
    >
      <MenuGroup label={isFailed ? "Pinned projects could not be loaded." : labelOf(pinned.length)}>
        {isFailed && <MenuItem onSelect={() => void query.refetch()}>Try Again</MenuItem>}
        {pinned.map((project) => (
          <MenuLink
            key={project.id}
            href={paths.project(project.id)}
            icon={<ClientDot themeColor={project.client?.themeColor} />}
          >
            {project.name}
          </MenuLink>
        ))}
      </MenuGroup>
    </Menu>
  );
}

function labelOf(count: number) {
  return count > 0 ? "Pinned" : "No pinned projects";
}
