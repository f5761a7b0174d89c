"use client";

import { ClientFilterPicker } from "@/components/clients/client-filter-picker";
import { FilterField } from "@/components/list/filter/filter-field";
import { ProjectFilterPicker } from "@/components/projects/project-filter-picker";

type Filter = { clientId?: string; projectId?: string };

/** The filters of a list by client and by one of its projects. */
export function ClientAndProjectFilters({
  clientId,
  projectId,
  onFilter,
}: Filter & { onFilter: (change: Filter) => void }) {
  return (
    <>
      <FilterField label="Client">
        <ClientFilterPicker
          clientId={clientId}
          onChange={(chosen) => onFilter({ clientId: chosen })}
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
