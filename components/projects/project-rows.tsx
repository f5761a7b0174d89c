"use client";

import { PlaceholderFill } from "@/components/list/placeholder-fill";
import { AddTile } from "@/components/list/add-tile";
import { RowGroups } from "@/components/list/row-groups";
import { ProjectListHeaders, ProjectListRow } from "@/components/projects/project-list-row";
import type { ProjectRow } from "@/lib/projects/schema";

/** The number of places that rows and outlines fill together. */
const PLACES = 20;

/** Projects as a list, followed by a tile that adds one. */
export function ProjectRows({
  projects,
  showStatus,
  onAdd,
}: {
  projects: readonly ProjectRow[];
  /** True if the status has a column: a list that is filtered by it says it once. */
  showStatus: boolean;
  onAdd: () => void;
}) {
  return (
    <div className="flex flex-1 flex-col gap-1.5">
      <div className="shrink-0 overflow-clip rounded-panel border border-line bg-panel">
        <ProjectListHeaders showStatus={showStatus} />
        <RowGroups
          rows={projects}
          isFlush
          groupClassName="[--row-size:4.9rem] md:[--row-size:2.8125rem]"
          renderRow={(project) => (
            <ProjectListRow key={project.id} project={project} showStatus={showStatus} />
          )}
        />
      </div>
      <AddTile label="Add project" onAdd={onAdd} />
      <PlaceholderFill filled={projects.length + 1} upTo={PLACES} rowClassName="min-h-14 md:min-h-11" />
    </div>
  );
}
