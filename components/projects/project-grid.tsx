import { clsx } from "clsx";
import { PlaceholderCards } from "@/components/list/placeholder-cards";
import { EarlyCard, earlyHeadClass } from "@/components/list/early-card";
import { AddTile } from "@/components/list/add-tile";
import { RowGroups } from "@/components/list/row-groups";
import { ProjectCard } from "@/components/projects/project-card";
import { EarlyText } from "@/components/ui/early-row";
import type { ProjectRow } from "@/lib/projects/schema";

/** The number of places that cards and outlines fill together. */
const PLACES = 23;

/** Cards are wider where there is room for more than four beside each other. */
const gridClass =
  "grid grid-cols-[repeat(auto-fill,minmax(min(100%,15.5rem),1fr))] gap-3 min-[1600px]:grid-cols-[repeat(auto-fill,minmax(18rem,1fr))]";

/** A multiple of every possible number of columns, up to six. */
const CARDS_OF_A_GROUP = 60;

/** Projects as cards, followed by a tile that adds one. */
export function ProjectGrid({
  projects,
  filteredStatus,
  onAdd,
}: {
  projects: readonly ProjectRow[];
  /** The status that all projects have by the filter. */
  filteredStatus: string | undefined;
  onAdd: () => void;
}) {
  return (
    <RowGroups
      rows={projects}
      size={CARDS_OF_A_GROUP}
      className="gap-3"
      groupClassName={clsx(gridClass, "[--row-size:2.5rem]")}
      renderRow={(project) => (
        <ProjectCard
          key={project.id}
          project={project}
          showStatus={project.projectStatus !== filteredStatus}
        />
      )}
      tail={
        <>
          <AddTile label="Add project" shape="card" onAdd={onAdd} />
          <PlaceholderCards filled={projects.length + 1} upTo={PLACES} />
        </>
      }
    />
  );
}

export function ProjectGridSkeleton() {
  return (
    <div className={gridClass} role="status" aria-label="Loading">
      {Array.from({ length: 12 }, (_, index) => (
        <EarlyCard key={index} call="projects/search" colorField="client.themeColor">
          <EarlyText
            field="client.name"
            className={clsx(earlyHeadClass, "truncate text-label leading-8 font-semibold")}
          />
          <EarlyText field="name" className="truncate px-3.5 pt-3 text-lead font-semibold" />
        </EarlyCard>
      ))}
    </div>
  );
}
