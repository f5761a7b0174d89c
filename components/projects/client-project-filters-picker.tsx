"use client";

import { ClientFilterPicker } from "@/components/clients/client-filter-picker";
import { FilterField } from "@/components/list/filter/filter-field";
import { ProjectFilterPicker } from "@/components/projects/project-filter-picker";
import { projectQuery } from "@/lib/projects/queries";
import { useQueryData } from "@/lib/query/use-query-data";

type Filter = { clientId?: string; projectId?: string };

/** The filters of a list by client and by one of its projects. */
export function ClientAndProjectFilters({
  clientId,
  projectId,
  onFilter,
}: Filter & { onFilter: (change: Filter) => void }) {
  const project = useQueryData({ ...projectQuery(projectId ?? ""), enabled: projectId !== undefined });
  const handleClient = (chosen: string | undefined) => {
    // Nothing would match another client's project.
    const keepsProject = chosen === undefined || !project || project.client?.id === chosen;
    onFilter({ clientId: chosen, ...(!keepsProject && { projectId: undefined }) });
  };
  return (
    <>
      <FilterField label="Client">
        <ClientFilterPicker
          clientId={clientId}
          onChange={handleClient}
          withFreelancing={false}
          className="md:max-w-52"
        />
      </FilterField>
      <FilterField label="Project">
        <ProjectFilterPicker
          projectId={projectId}
          clientId={clientId}
          onChange={(chosen) => onFilter({ projectId: chosen })}
          className="md:max-w-52"
        />
      </FilterField>
    </>
  );
}
