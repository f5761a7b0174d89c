"use client";

import { Suspense } from "react";
import { FilterBar } from "@/components/list/filter/filter-bar";
import { FilterField } from "@/components/list/filter/filter-field";
import { ClientAndProjectFilters } from "@/components/projects/client-project-filters-picker";
import { TimeCsvButton } from "./time-csv-button";
import type { TimeUrlFilter } from "./time-filter";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { Select } from "@/components/ui/select/select";
import { periodLabels, timePeriods, type TimePeriod } from "@/lib/time-entries/bill/bill-periods";
import type { TimeEntryFilter } from "@/lib/time-entries/schema";

const PeriodDays = lazyComponent(() => import("./period-days").then((module) => module.PeriodDays));

const ALL = "all";
type Answer = "yes" | "no" | typeof ALL;

const WEEK = "week";
const periodOptions: { value: TimePeriod | typeof WEEK; label: string }[] = [
  { value: WEEK, label: "Week shown" },
  ...timePeriods.map((value) => ({ value, label: periodLabels[value] })),
];
const billableOptions: { value: Answer; label: string }[] = [
  { value: ALL, label: "Billable or not" },
  { value: "yes", label: "Billable" },
  { value: "no", label: "Not billable" },
];
const billedOptions: { value: Answer; label: string }[] = [
  { value: ALL, label: "Billed or not" },
  { value: "yes", label: "Billed" },
  { value: "no", label: "Not billed" },
];

/** The filters and the download of the time page. On phones they are in a sheet. */
export function TimeFilterBar({
  filter,
  onFilter,
  onClear,
  onImport,
  period,
  total,
  isEmpty,
}: {
  filter: TimeUrlFilter;
  onFilter: (change: TimeUrlFilter) => void;
  onClear: (() => void) | undefined;
  onImport: () => void;
  /** The filter of the API with the days of the entries. */
  period: TimeEntryFilter;
  total: number | undefined;
  /** True if there is nothing to filter or to download. */
  isEmpty: boolean;
}) {
  const { clientId, projectId, billable, billed, period: chosen, from, to } = filter;
  const csvButton = <TimeCsvButton filter={period} isDisabled={!total} onImport={onImport} />;
  return (
    <FilterBar
      count={[clientId, projectId, billable, billed, chosen].filter(Boolean).length}
      noun="row"
      onClear={onClear}
      search={null}
      isEmpty={isEmpty}
      filters={
        <>
          <ClientAndProjectFilters {...{ clientId, projectId }} onFilter={onFilter} />
          <FilterField label="Billable">
            <Select<Answer>
              label="Billable"
              value={billable ?? ALL}
              onChange={(value) => onFilter({ billable: value === ALL ? undefined : value })}
              options={billableOptions}
              variant="filter"
              unset={ALL}
            />
          </FilterField>
          <FilterField label="Billed">
            <Select<Answer>
              label="Billed"
              value={billed ?? ALL}
              onChange={(value) => onFilter({ billed: value === ALL ? undefined : value })}
              options={billedOptions}
              variant="filter"
              unset={ALL}
            />
          </FilterField>
          <FilterField label="Period">
            <Select
              label="Period"
              value={chosen ?? WEEK}
              onChange={(value) =>
                onFilter({ period: value === WEEK ? undefined : value, from: undefined, to: undefined })
              }
              options={periodOptions}
              variant="filter"
              unset={WEEK}
            />
          </FilterField>
          {chosen === "custom" && (
            <Suspense>
              <PeriodDays {...{ from, to }} onChange={onFilter} />
            </Suspense>
          )}
          <span className="contents md:hidden">
            <FilterField label="Download">{csvButton}</FilterField>
          </span>
        </>
      }
    >
      {!isEmpty && <span className="contents max-xl:hidden">{csvButton}</span>}
    </FilterBar>
  );
}
