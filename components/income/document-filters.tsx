"use client";

import { documentColumns } from "./document-columns";
import { type DocumentUrlFilter, firstOrder, orderOf } from "./document-filter";
import { ClientFilterPicker } from "@/components/clients/client-filter-picker";
import { FilterField } from "@/components/list/filter/filter-field";
import { Select } from "@/components/ui/select/select";
import { useClock } from "@/components/ui/hooks/use-clock";
import { todayIn } from "@/lib/shared/dates/dates";
import { type DocumentKind, documentKinds, kindLabels } from "@/lib/document-settings/kinds";
import { type StateFilter, stateFilters, stateLabels } from "@/lib/sales-documents/states";

const ALL = "all";
const YEARS = 8;

const kindOptions = documentKinds.map((value) => ({ value, label: `${kindLabels[value]}s` }));
// Overdue is what one looks for most.
const stateOptions = [...stateFilters]
  .sort((a, b) => Number(b === "overdue") - Number(a === "overdue"))
  .map((value) => ({ value, label: stateLabels[value] }));
const sortOptions = documentColumns.map(({ column, label }) => ({
  value: column,
  label: `By ${label.toLowerCase()}`,
}));

/** The kind, state, client and year of the documents, and on phones their order, which the headers set elsewhere. */
export function DocumentFilters({
  filter,
  onFilter,
}: {
  filter: DocumentUrlFilter;
  onFilter: (change: DocumentUrlFilter) => void;
}) {
  const { now, timeZone } = useClock();
  const years = yearsTo(Number(todayIn(timeZone, now).slice(0, 4)), filter.year);
  return (
    <>
      <FilterField label="Kind">
        <Select<DocumentKind | typeof ALL>
          label="Kind"
          value={filter.kind ?? ALL}
          onChange={(value) => onFilter({ kind: value === ALL ? undefined : value })}
          options={[{ value: ALL, label: "All kinds" }, ...kindOptions]}
          variant="filter"
          unset={ALL}
        />
      </FilterField>
      <FilterField label="State">
        <Select<StateFilter | typeof ALL>
          label="State"
          value={filter.state ?? ALL}
          onChange={(value) => onFilter({ state: value === ALL ? undefined : value })}
          options={[{ value: ALL, label: "All states" }, ...stateOptions]}
          variant="filter"
          unset={ALL}
        />
      </FilterField>
      <FilterField label="Client">
        <ClientFilterPicker
          clientId={filter.clientId}
          onChange={(clientId) => onFilter({ clientId })}
          className="md:max-w-52"
        />
      </FilterField>
      <FilterField label="Year">
        <Select
          label="Year"
          value={filter.year ?? ALL}
          onChange={(value) => onFilter({ year: value === ALL ? undefined : value })}
          options={[{ value: ALL, label: "All years" }, ...years]}
          variant="filter"
          unset={ALL}
        />
      </FilterField>
      <FilterField label="Sort">
        <Select
          label="Sort"
          value={orderOf(filter).sort}
          onChange={(sort) => onFilter({ sort, order: firstOrder(sort) })}
          options={sortOptions}
          variant="filter"
          className="xl:hidden"
        />
      </FilterField>
    </>
  );
}

/** The years of the filter: the last ones, and the chosen one if it is another. */
function yearsTo(last: number, chosen: string | undefined) {
  const years = Array.from({ length: YEARS }, (_, index) => String(last - index));
  const all = chosen === undefined || years.includes(chosen) ? years : [chosen, ...years];
  return all.map((year) => ({ value: year, label: year }));
}
