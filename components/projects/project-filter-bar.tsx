"use client";

import { LayoutGrid, List } from "lucide-react";
import { ClientFilterPicker } from "@/components/clients/client-filter-picker";
import { SearchField } from "@/components/list/search-field";
import { paymentStatusOptions, projectStatusOptions } from "@/components/projects/status-options";
import type { ProjectsView } from "@/components/projects/use-projects-view";
import { Select } from "@/components/ui/select";
import { ToggleGroup } from "@/components/ui/toggle-group";
import type { ProjectFilter } from "@/lib/projects/schema";
import type { PaymentStatus, ProjectStatus } from "@/lib/projects/statuses";

type Filter = Pick<ProjectFilter, "name" | "clientId" | "projectStatus" | "paymentStatus">;

const ALL = "all";

/** The filters and the view of the projects page. */
export function ProjectFilterBar({
  filter,
  onFilter,
  view,
  onView,
}: {
  filter: Filter;
  onFilter: (change: Filter) => void;
  view: ProjectsView;
  onView: (view: ProjectsView) => void;
}) {
  return (
    <div className="grid w-full grid-cols-2 gap-2 md:flex md:w-auto md:flex-wrap">
      <Select<ProjectStatus | typeof ALL>
        label="Project status"
        value={filter.projectStatus ?? ALL}
        onChange={(value) => onFilter({ projectStatus: value === ALL ? undefined : value })}
        options={[{ value: ALL, label: "All projects" }, ...projectStatusOptions]}
        className="md:w-36"
      />
      <Select<PaymentStatus | typeof ALL>
        label="Payment status"
        value={filter.paymentStatus ?? ALL}
        onChange={(value) => onFilter({ paymentStatus: value === ALL ? undefined : value })}
        options={[{ value: ALL, label: "All payments" }, ...paymentStatusOptions]}
        className="md:w-38"
      />
      <ClientFilterPicker
        clientId={filter.clientId}
        onChange={(clientId) => onFilter({ clientId })}
        className="col-span-2 md:w-44"
      />
      <div className="col-span-2 flex gap-2">
        <SearchField
          label="Search projects"
          value={filter.name ?? ""}
          onChange={(name) => onFilter({ name })}
          className="flex-1 md:w-48 md:flex-none"
        />
        <ToggleGroup<ProjectsView>
          label="Show as"
          value={view}
          onChange={onView}
          options={[
            { value: "grid", label: "Grid", icon: <LayoutGrid aria-hidden /> },
            { value: "list", label: "List", icon: <List aria-hidden /> },
          ]}
        />
      </div>
    </div>
  );
}
