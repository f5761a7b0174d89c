"use client";

import type { ActionFilter } from "@/components/list/filter/action-filter";
import { FilterBar } from "@/components/list/filter/filter-bar";
import { FilterField } from "@/components/list/filter/filter-field";
import { SearchField } from "@/components/list/filter/search-field";
import { ClientAndProjectFilters } from "@/components/projects/client-project-filters-picker";
import { TagFilterPicker } from "@/components/actions/tag-filter-picker";

/** The search and the filters of the actions page. */
export function ActionFilterBar({
  filter,
  onFilter,
  onClear,
  isEmpty,
}: {
  filter: ActionFilter;
  onFilter: (change: ActionFilter) => void;
  onClear: (() => void) | undefined;
  /** True if there is nothing to filter. */
  isEmpty: boolean;
}) {
  const { clientId, projectId, tag } = filter;
  return (
    <FilterBar
      count={[clientId, projectId, tag].filter(Boolean).length}
      noun="action"
      onClear={onClear}
      isEmpty={isEmpty}
      filters={
        <>
          <ClientAndProjectFilters {...{ clientId, projectId }} onFilter={onFilter} />
          <FilterField label="Tag">
            <TagFilterPicker
              tag={tag}
              onChange={(chosen) => onFilter({ tag: chosen })}
              className="md:max-w-44"
            />
          </FilterField>
        </>
      }
      search={
        <SearchField
          label="Search actions"
          value={filter.name ?? ""}
          onChange={(name) => onFilter({ name })}
          className="max-md:flex-1"
        />
      }
    />
  );
}
