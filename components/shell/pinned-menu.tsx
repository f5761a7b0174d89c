"use client";

import { Pin } from "lucide-react";
import { usePinnedProjects } from "@/components/projects/use-pinned-projects";
import { ClientDot } from "@/components/ui/client-dot";
import { Menu, MenuGroup, MenuLink } from "@/components/ui/menu";
import { paths } from "@/lib/paths";

/** The pinned projects, for screens without room for the panel. Projects are pinned on their own page. */
export function PinnedMenu({ side = "bottom" }: { side?: "bottom" | "right" }) {
  const { pinned } = usePinnedProjects();
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
      <MenuGroup label={pinned.length > 0 ? "Pinned" : "No pinned projects"}>
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
