"use client";

import { AddRows } from "@/components/list/add-rows";
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
    <div className="flex flex-1 flex-col overflow-clip rounded-panel border border-line bg-panel">
      <ProjectListHeaders showStatus={showStatus} />
      <RowGroups
        rows={projects}
        isFlush
        groupClassName="[--row-size:4.9rem] md:[--row-size:2.8125rem]"
        renderRow={(project) => <ProjectListRow key={project.id} project={project} showStatus={showStatus} />}
      />
      <AddRows
        label="Add project"
        onAdd={onAdd}
        shown={projects.length}
        upTo={PLACES}
        rowClassName="h-19.5 md:h-11"
      />
    </div>
  );
}
