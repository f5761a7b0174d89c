"use client";

import { ClientFilterPicker } from "@/components/clients/client-filter-picker";
import type { ActionFilter } from "@/components/list/filter/action-filter";
import { FilterBar } from "@/components/list/filter/filter-bar";
import { FilterField } from "@/components/list/filter/filter-field";
import { SearchField } from "@/components/list/filter/search-field";
import { ProjectFilterPicker } from "@/components/projects/project-filter-picker";
import { TagFilterPicker } from "@/components/actions/tag-filter-picker";

/** The search and the filters of the actions page. */
export function ActionFilterBar({
  filter,
  onFilter,
  onClear,
}: {
  filter: ActionFilter;
  onFilter: (change: ActionFilter) => void;
  onClear: (() => void) | undefined;
}) {
  const { clientId, projectId, tag } = filter;
  return (
    <FilterBar
      count={[clientId, projectId, tag].filter(Boolean).length}
      noun="action"
      onClear={onClear}
      filters={
        <>
          <FilterField label="Client">
            <ClientFilterPicker
              clientId={clientId}
              onChange={(chosen) => onFilter({ clientId: chosen })}
              withFreelancing={false}
              className="md:w-40"
            />
          </FilterField>
          <FilterField label="Project">
            <ProjectFilterPicker
              projectId={projectId}
              clientId={clientId}
              onChange={(chosen) => onFilter({ projectId: chosen })}
              className="md:w-44"
            />
          </FilterField>
          <FilterField label="Tag">
            <TagFilterPicker tag={tag} onChange={(chosen) => onFilter({ tag: chosen })} className="md:w-34" />
          </FilterField>
        </>
      }
      search={
        <SearchField
          label="Search actions"
          value={filter.name ?? ""}
          onChange={(name) => onFilter({ name })}
          className="max-md:flex-1 md:w-48!"
        />
      }
    />
  );
}
