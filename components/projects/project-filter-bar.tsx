"use client";

import { Icon } from "@/components/ui/icons/icon";
import { LayoutGrid, List } from "lucide";
import { ClientFilterPicker } from "@/components/clients/client-filter-picker";
import { FilterBar } from "@/components/list/filter/filter-bar";
import { FilterField } from "@/components/list/filter/filter-field";
import { SearchField } from "@/components/list/filter/search-field";
import { paymentStatusOptions, projectStatusOptions } from "@/components/projects/status-options";
import type { ProjectsView } from "@/components/projects/use-projects-view";
import { Select } from "@/components/ui/select/select";
import { ToggleGroup } from "@/components/ui/input/toggle-group";
import type { ProjectFilter } from "@/lib/projects/schema";
import type { ArchivedFilter } from "@/lib/shared/archived";
import type { PaymentStatus, ProjectStatus } from "@/lib/projects/statuses";

type Filter = Pick<ProjectFilter, "name" | "clientId" | "projectStatus" | "paymentStatus" | "archived">;

const ALL = "all";

const archivedOptions: { value: ArchivedFilter; label: string }[] = [
  { value: "exclude", label: "In use" },
  { value: "include", label: "With archived" },
  { value: "only", label: "Archived" },
];

/** The filters and the view of the projects page. */
export function ProjectFilterBar({
  filter,
  onFilter,
  onClear,
  total,
  isEmpty,
  view,
  onView,
}: {
  filter: Filter;
  onFilter: (change: Filter) => void;
  onClear: (() => void) | undefined;
  total: number | undefined;
  isEmpty: boolean;
  view: ProjectsView;
  onView: (view: ProjectsView) => void;
}) {
  const { projectStatus, paymentStatus, clientId, archived } = filter;
  const viewToggle = (
    <ToggleGroup<ProjectsView>
      label="Show as"
      value={view}
      onChange={onView}
      options={[
        { value: "grid", label: "Grid", icon: <Icon of={LayoutGrid} /> },
        { value: "list", label: "List", icon: <Icon of={List} /> },
      ]}
      className="max-md:self-start"
    />
  );
  return (
    <FilterBar
      count={[projectStatus, paymentStatus, clientId, archived].filter(Boolean).length}
      total={total}
      isEmpty={isEmpty}
      noun="project"
      onClear={onClear}
      filters={
        <>
          <FilterField label="Project status">
            <Select<ProjectStatus | typeof ALL>
              label="Project status"
              value={projectStatus ?? ALL}
              onChange={(value) => onFilter({ projectStatus: value === ALL ? undefined : value })}
              options={[{ value: ALL, label: "All projects" }, ...projectStatusOptions]}
              variant="filter"
              unset={ALL}
            />
          </FilterField>
          <FilterField label="Payment status">
            <Select<PaymentStatus | typeof ALL>
              label="Payment status"
              value={paymentStatus ?? ALL}
              onChange={(value) => onFilter({ paymentStatus: value === ALL ? undefined : value })}
              options={[{ value: ALL, label: "All payments" }, ...paymentStatusOptions]}
              variant="filter"
              unset={ALL}
            />
          </FilterField>
          <FilterField label="Client">
            <ClientFilterPicker
              clientId={clientId}
              onChange={(chosen) => onFilter({ clientId: chosen })}
              className="md:max-w-52"
            />
          </FilterField>
          <FilterField label="Archive">
            <Select<ArchivedFilter>
              label="Archive"
              value={archived ?? "exclude"}
              onChange={(value) => onFilter({ archived: value === "exclude" ? undefined : value })}
              options={archivedOptions}
              variant="filter"
              unset="exclude"
            />
          </FilterField>
          <span className="contents md:hidden">
            <FilterField label="Show as">{viewToggle}</FilterField>
          </span>
        </>
      }
      search={
        <SearchField
          label="Search projects"
          value={filter.name ?? ""}
          onChange={(name) => onFilter({ name })}
          className="max-md:flex-1"
        />
      }
    >
      {!isEmpty && <span className="ml-2 max-md:hidden">{viewToggle}</span>}
    </FilterBar>
  );
}
