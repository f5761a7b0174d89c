"use client";

import { usePinnedProjects } from "@/components/projects/use-pinned-projects";
import { ClientDot } from "@/components/ui/person/client-dot";
import { EagerMenu, MenuGroup, MenuItem, MenuLink, type MenuProps } from "@/components/ui/menu/eager-menu";
import { paths } from "@/lib/shared/paths";

/** The menu of the pinned projects. Projects are pinned on their own page. */
export function PinnedMenuPopup({ side, trigger }: Pick<MenuProps, "side" | "trigger">) {
  const { pinned = [], query } = usePinnedProjects();
  const isFailed = !query.data && query.isError;
  return (
    <EagerMenu opensOnMount side={side} trigger={trigger}>
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
    </EagerMenu>
  );
}

function labelOf(count: number) {
  return count > 0 ? "Pinned" : "No pinned projects";
}
